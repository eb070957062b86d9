import { sign } from './sign.ts';

/** Anaphylaxis: throat, tongue, face. */
export const ALLERGY = sign(
  'general',
  `throat|airway & closing|closed|closes|closing_up|closing_in|swelling_shut|tightening|swelling_up
   garganta & cerrando|cierra|cerro|cerrada|cerrandose|inflamando|hinchando|aprieta ...
   tongue|lips|lip|throat .. swell*|swollen|swole|huge|thick
   swell*|swollen|swole .. tongue|lips|throat
   lengua|labios|boca .. hinch*|inch*|inflam*|gruesa
   hinch*|inch*|inflam* .. lengua|labios|garganta|boca
   face|eyes|cara|ojos|body|hives|ronchas ... swell*|swollen|swole|hinch*|inch*|inflam* ... breath*|respira*|peanut*|bee|sting|stung|shrimp|camaron*|mani|abeja|avispa|allerg*|alerg*|ate|comio|medicine
   allerg*|alerg*|ate|comio|stung|sting|bee|wasp|peanut*|shrimp|shellfish|camaron*|mani|nueces|abeja|avispa|pico|picada ... swell*|swollen|swole|hinch*|inch*|inflam*|cerr*|closing|breath*|respira*|aire|faint*|vomit*_and|desmay*
   having|have|has|is|got|severe|bad|serious .. allergic_reaction|anaphyla*
   esta|tiene|dio|dando|fuerte|grave|severa .. reaccion_alergica|anafil*|alergia_fuerte
   epipen|epi_pen|epinephrine|epinefrina .. no|not|dont|doesnt|didnt|isnt|wont|used|need|gave|where|empty|expired|right_now|puse|sirvio`,
  'anaphyla*|anafila*|shock_anafilactico|allergic_reaction|reaccion_alergica',
);

/** Birth that has begun, and danger in pregnancy. */
export const BIRTH = sign(
  'general',
  `water|waters .. broke|just_broke|has_broken
   rompi|rompio|rompieron|rompiendo .. fuente|fuentes|bolsa|aguas
   see|sees|feel|seeing|ve|veo|salio|saliendo|siente|prolaps* .. cord|babys_head|the_head|cordon|cabeza_del_bebe|la_cabecita
   umbilical cord|cordon .. out|coming|afuera|salio|saliendo|saliendose|cuello|neck
   baby|bebe .. va_a_salir|ya_sale|ya_salio|ya_nacio
   se_ve|asoma|asomando .. cabeza
   baby|bebe .. is_coming|coming_out|coming_now|crowning|ya_viene|viene_ya|esta_saliendo|saliendo|esta_naciendo|va_a_nacer_ya
   giving_birth|having_the_baby|delivering .. right_now|at_home|in_the_car|bathroom|house|floor|now
   dando_a_luz|pariendo|naciendo
   esta|estoy|empezo|ya .. de_parto|trabajo_de_parto|en_labor
   in|gone_into|going_into|went_into labor ;
   in|gone_into|going_into|went_into labor .. early|now|weeks|help|premature
   contractions|contracciones .. minutes|minutos|minute|minuto|apart|seguidas|fuertes|weeks|early|strong|every|cada|muy
   baby|bebe ... stopped_moving|not_moving|isnt_moving|hasnt_moved|no_se_mueve|dejo_de_moverse|no_se_ha_movido|no_lo_siento|no_patea|no_movement|not_kicking|stopped_kicking
   havent|hasnt|not|no felt|feel|sentido|siento .. baby|bebe .. move|moving|kick*|mover|moverse|moviendose|all_day|hoy|today
   dont|cant|didnt|no feel|felt .. baby .. move|moving|kick|kicking ... since|today|yesterday|all|hours|weeks|months
   no|ni|ya_no siento|siente al|el|a_mi|mi bebe|nino|nina ... desde|hoy|ayer|meses|semanas|embaraz*
   salio|sale|saliendo|boto|botando|bota .. liquido ... meses|semanas|embaraz*
   dont|cant|no feel|siento .. baby|bebe .. move|moving|kick*|moverse|mover ;
   pregnant|embarazada|weeks_pregnant|embarazo ... severe|unbearable|horrible|blurry|blurred|seizure|fell|passed_out|faint*|cant_breathe|sharp_pain|dolor_fuerte|mucho_dolor|vision_borrosa|veo_borroso|desmay*|convuls*|contractions|contracciones|golpe|me_cai|se_cayo|luces
   eclampsia|preeclampsia .. seizure|severe|blurry|headache|convuls*|dolor
   just|acaba .. gave_birth|de_parir|de_dar_a_luz|had_the_baby ... bleed*|sangr*|faint*|desmay*|fever|fiebre
   miscarr*|aborto|perdiendo .. right_now|bleed*|sangr*|bebe ;`,
  'going_into_labor|in_labor|having_contractions|tengo_contracciones|trabajo_de_parto',
);
