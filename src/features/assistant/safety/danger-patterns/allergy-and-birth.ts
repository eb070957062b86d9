import { dangerPattern } from './danger-pattern.ts';

/** Anaphylaxis: throat, tongue, face. */
export const ALLERGY = dangerPattern(
  'general',
  `throat|airway & closing|closed|closes|closing_up|closing_in|swelling_shut|tight|tightening|swelling_up
   garganta & cerrando|cierra|cerro|cerrada|cerrandose|inflamando|hinchando|aprieta ...
   tongue|lips|lip|throat .. swell*|swollen|swole|huge|thick|big|bigger|puffy
   swell*|swollen|swole .. tongue|lips|throat
   lengua|labios|boca .. hinch*|inch*|inflam*|gruesa
   hinch*|inch*|inflam* .. lengua|labios|garganta|boca
   hinch*|inch*|inflam*|swell*|swollen .. cara|ojos|face|eyes ... peanut*|bee|stung|shrimp|camaron*|mani|abeja|avispa|allerg*|alerg*|comio
   face|eyes|cara|ojos|body|hives|ronchas ... swell*|swollen|swole|hinch*|inch*|inflam* ... breath*|respira*|peanut*|bee|sting|stung|shrimp|camaron*|mani|abeja|avispa|allerg*|alerg*|ate|comio|medicine
   allerg*|alerg*|ate|comio|stung|sting|bee|wasp|peanut*|shrimp|shellfish|camaron*|mani|nueces|abeja|avispa|pico|picada ... swell*|swollen|swole|hinch*|inch*|inflam*|cerr*|closing|breath*|respira*|aire|faint*|vomit*_and|desmay*
   having|have|has|is|got|severe|bad|serious .. allergic_reaction|anaphyla*
   esta|tiene|dio|dando|fuerte|grave|severa .. reaccion_alergica|anafil*|alergia_fuerte
   epipen|epi_pen|epinephrine|epinefrina .. no|not|dont|doesnt|didnt|isnt|wont|used|need|gave|where|empty|expired|right_now|puse|sirvio`,
  'anaphyla*|anafila*|shock_anafilactico|allergic_reaction|reaccion_alergica',
);

/** Bleeding in pregnancy and after a birth: there is no wound to press on. */
export const PREGNANCY_BLEEDING = dangerPattern(
  'pregnancyBleeding',
  `pregnant|expecting|embarazada|embarazo|weeks|semanas ... bleed|bleeding|sangrando|sangrado|sangro|sangre|hemorragia
   bleeding|sangrando|sangrado|sangro|hemorragia|sangre ... pregnant|expecting|embarazada|embarazo
   bleed|bleeding|sangrando|sangrado|sangra|sangro .. tengo|tiene|de|con|am|im|shes # semanas|meses|weeks|months
   bleed|bleeding|sangrando|sangrado|sangra|sangro .. tengo|tiene|de|con|am|im|shes ## semanas|meses|weeks|months
   tengo|tiene|de|con|am|im|shes|is #|## semanas|meses|weeks|months ... bleed|bleeding|sangrando|sangrado|sangra|sangro
   bleeding|sangrando|sangra|sangro ... esperando ;
   pregnant|weeks ... there_is|theres|see|saw|seeing|passing|losing|have [some|a_lot_of|lots_of] blood
   esperando ... salio|sale|bajo|baja|boto|botando|bota|veo sangre
   pregnant|weeks|embarazada|semanas ... clots|coagulos|spotting|manchando
   spotting|manchando ... weeks|pregnant|semanas|embarazada
   just|acaba .. gave_birth|de_parir|de_dar_a_luz|had_the_baby ... bleed*|sangr*
   miscarr*|aborto|perdiendo .. bleed*|blood|sangr*
   lost|losing|lose my|the|our|a baby|pregnancy ... bleed*|blood|clots
   perdi|perdio|perdiendo|pierdo|pierde [a] al|el|mi|un bebe|embarazo ... sangr*|hemorragia|coagulo*
   @gaveBirth ... bleed*|blood|hemorrhag*|sangr*|hemorragia|coagulo*|clots
   bleeding|hemorrhaging|sangro|sangra|sangrando|boto|bota|botando ... @gaveBirth
   sangro|sangra|sangrando|boto|bota|botando ... parto|posparto|postparto|cesarea
   bleed|bleeding|hemorrhaging .. @lot|@wontStop ... birth|delivery|postpartum|c_section
   bleed*|blood|sangro|sangra|sangrando|sangre .. from|por|de [my|her|the|la|mi|su] vagina
   sangrado|sangrando|hemorragia|bleeding vaginal .. fuerte|abundante|@lot
   heavy|severe vaginal bleeding`,
  `sangrado_vaginal|sangrando_vaginal|vaginal_bleeding
   postpartum|posparto|postparto hemorrhage|bleeding|hemorragia|sangrado|sangrando
   hemorrhage|bleeding|hemorragia|sangrado|sangrando [after|in|despues_de|despues_del|del|en_el] [a|the|el] birth|delivery|c_section|parto|posparto|postparto|cesarea`,
);

/** Birth that has begun. */
export const BIRTH = dangerPattern(
  'birth',
  `water|waters .. broke|just_broke|has_broken
   rompi|rompio|rompieron|rompiendo .. fuente|fuentes|bolsa|aguas
   see|sees|feel|seeing|ve|veo|salio|saliendo|siente|prolaps* .. cord|babys_head|the_head|cordon|cabeza_del_bebe|la_cabecita
   umbilical cord|cordon .. out|coming|afuera|salio|saliendo|saliendose|cuello|neck
   baby|bebe .. va_a_salir|ya_sale|ya_salio|ya_nacio
   se_ve|se_le_ve|asoma|asomando .. cabeza
   head .. crowning
   head .. is_coming|coming_out|is_out|came_out
   saliendo|salio|sale .. cabeza .. bebe
   se le|me sale|esta_saliendo el|mi bebe
   estoy|esta pujando
   ya_viene|viene_ya el|mi bebe ;
   need|needs|have|has|urge|ganas|quiere|quiero [to|de] push|pujar|pushing .. contract*|contracc*|baby|bebe|water|fuente
   contract*|contracc*|baby|bebe|water|fuente ... push|pushing|pujar|pujando
   baby|bebe .. is_coming|coming_out|coming_now|crowning|ya_viene|viene_ya|esta_saliendo|saliendo|esta_naciendo|va_a_nacer_ya
   giving_birth|having_the_baby|delivering .. right_now|at_home|in_the_car|bathroom|house|floor|now
   dando_a_luz|pariendo|naciendo
   esta|estoy|empezo|ya .. de_parto|trabajo_de_parto|en_labor
   in|gone_into|going_into|went_into labor ;
   in|gone_into|going_into|went_into labor .. early|now|weeks|help|premature
   contractions|contracciones .. minutes|minutos|minute|minuto|apart|seguidas|fuertes|weeks|early|strong|every|cada|muy`,
  'going_into_labor|in_labor|having_contractions|tengo_contracciones|trabajo_de_parto',
);

/** Danger in pregnancy besides. */
export const PREGNANCY = dangerPattern(
  'general',
  `baby|bebe ... stopped_moving|not_moving|isnt_moving|hasnt_moved|no_se_mueve|dejo_de_moverse|no_se_ha_movido|no_lo_siento|no_patea|no_movement|not_kicking|stopped_kicking
   havent|hasnt|not|no felt|feel|sentido|siento .. baby|bebe .. move|moving|kick*|mover|moverse|moviendose|all_day|hoy|today
   dont|cant|didnt|no feel|felt .. baby .. move|moving|kick|kicking ... since|today|yesterday|all|hours|weeks|months
   no|ni|ya_no siento|siente al|el|a_mi|mi bebe|nino|nina ... desde|hoy|ayer|meses|semanas|embaraz*
   salio|sale|saliendo|boto|botando|bota .. liquido ... meses|semanas|embaraz*
   dont|cant|no feel|siento .. baby|bebe .. move|moving|kick*|moverse|mover ;
   pregnant|embarazada|weeks_pregnant|embarazo ... severe|unbearable|horrible|blurry|blurred|seizure|fell|passed_out|faint*|cant_breathe|sharp_pain|dolor_fuerte|mucho_dolor|vision_borrosa|veo_borroso|desmay*|convuls*|contractions|contracciones|golpe|me_cai|se_cayo|luces
   eclampsia|preeclampsia .. seizure|severe|blurry|headache|convuls*|dolor
   just|acaba .. gave_birth|de_parir|de_dar_a_luz|had_the_baby ... faint*|desmay*|fever|fiebre
   miscarr*|aborto|perdiendo .. right_now|bebe ;`,
);
