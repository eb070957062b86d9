/**
 * How families ask for a passage, whatever else they tell. A line is one way: phrases (see `engine/phrases.ts`), all of
 * which the message has somewhere, and after " - " those that it must not have. The first line that fits counts, so what
 * is special stands before what is general. Lists: `word-lists.ts`.
 */
export const ASKS: readonly (readonly [id: string, ways: string])[] = [
  [
    'credit-left',
    `@credit + left|remaining|used_up|already_used|have_used|queda|quedan|me_sobra|gastado|usado|he_usado - @refund`,
  ],
  [
    'credits',
    `@picture|@vaccine + @teeth + @credit|money|dinero|plata
     @credit + separate*|same|mismo|misma|aparte|combined|juntos|two_different|dos_diferentes|son_dos - copay*|copago*|@refund`,
  ],
  [
    'dental-credit',
    `@teeth + @credit + @when|use|usar - @picture|@vaccine|@treatment|@package|@price|@where
     @teeth .. money|dinero|plata|allowance|credit + @when - @picture|@treatment|@refund|@where
     @teeth + cuantos_meses|how_many_months|a_los_cuantos - @treatment|@refund|@where|limpi*|clean*`,
  ],
  [
    'credit-pictures',
    '@picture + @credit|money|help|helps|ayuda* - @teeth|@treatment|@where|@animal|@vaccine',
  ],
  [
    'credit-vaccines',
    `@vaccine + @helps - @where|@animal|@teeth|@picture|school_requires|hurt|hurts|duele|fever|fiebre|side_effect*|insulin*|steroid*|cortison*|@doctors|b12|weight
     mmr|tdap|shingles|culebrilla|hpv + @helps - @where|test|prueba|@pills
     @illness + @credit - @where|@animal|test|prueba|@pills`,
  ],
  [
    'laboratory',
    `blood|bloods|bloodwork|lab|labs|laborator*|sangre|analisis + how_many|limit*|again|4th|fourth|another|otra_vez|veces|cuantas|cuantos|de_nuevo|max|maximum|times - @symptom|result*|donat*|donar|@where|panel*|type|tipo`,
  ],
  [
    'panels-often',
    `panel*|preventiv* + again|otra_vez|volver|vuelvo|cada_cuanto|how_often|every_month|next_one|de_nuevo|twice|repetir|repeat - @refund`,
  ],
  [
    'panel-a',
    `pap|pap_smear|papanicol*|citologia|mammogra*|mamogra* + panel*|cover*|include*|which|fall_under|falls_under|letter|letra|cae|incluye*|cubre*|free|gratis|in_there|entra - @where|@doctors|result*|appointment|cita
     panel* + ladies|lady|women|woman|womens|female|females|girls|mujer|mujeres|damas|senoras - men|hombres`,
  ],
  [
    'panels-bcdf',
    `prostat*|psa|ecg|ekg|electrocardiogram*|cholesterol|colesterol|triglicer* + panel*|cover*|include*|which|fall_under|letter|letra|cae|incluye*|cubre*|free|gratis|in_there|entra|do_that|lo_hacen - @where|@doctors|result*|high|alto|alta|@treatment|@pills
     heart|corazon|cardiac + check_up|checkup|check_ups|chequeo|screening|panel*|examen|test|tests + include*|cover*|free|is_there|do_you|have|offer|incluye*|cubre*|gratis|hacen|tienen|hay - @where|@doctors|result*|pain|hurts|dolor|duele|stress_test|@symptom`,
  ],
  [
    'panels-hij',
    `poop|stool|fecal|heces|fit|colon|excremento|caca|pupu + test|tests|kit|panel*|prueba|examen|screening - @where|@doctors|result*|blood_in|sangre_en|colonoscop*|@symptom`,
  ],
  [
    'panels-start',
    `panel*|preventiv* + @when - often|cada|@price|refund|@where
     examenes|pruebas|chequeo*|wellness|checkup*|check_up + gratis|free|preventiv*|yearly|annual|anual + when|yet|already|ya|cuando|toca|todavia|how_soon|just_signed_up|just_joined - @where|school|escuela|sport*|deport*`,
  ],
  [
    'preventive-free',
    'panel*|preventiv* + cost*|charge*|extra|cuesta*|cobra*|pagar|pay - plan_cost|@package|@refund',
  ],
  [
    'package-3',
    `@which|@package + @eyes + dont_need|without|no_need|do_not_need|sin|no_necesito|no_quiero|dont_want|not_the|minus .. @pills - @price`,
  ],
  [
    'packages-with-vision',
    `@package + @eyes - @price|@where|@doctors
     which_one|cual + @eyes + has|have|trae|tiene|comes|incluye|viene|with|con - @price|@where|@doctors`,
  ],
  ['packages-with-pharmacy', '@package + @pills - @price|@where|@doctors|@eyes'],
  ['packages-with-dental', '@package + @teeth - @price|@where|@doctors|@treatment|@pills'],
  [
    'hospital-package',
    `respaldo|hospital_thing|hospital_add_on|hospital_one|hospital_extra|hospital_package|paquete_hospital*|paquete_del_hospital + pay|pays|gonna_pay|cover*|paga*|cubre*|operan|overnight|insurance|seguro - @price|how_much|cuanto|im ##|i_am ##|tengo ##|would .. pay|pagaria*`,
  ],
  [
    'licensed',
    `legit|legitimate|scam*|estafa*|fraud*|ripoff|rip_off|pyramid|real_company|fly_by_night|un_cuento|licensed|license|licencia|licencias|legales|confiables|legitim*|regulat*|regula*|keeps_an_eye_on_you|who_watches_you|shady|sketchy + you|yall|guys|company|this|these|one|ustedes|compania|empresa|es|son|estan|plan|clinic|clinica|thing - @doctors|@price|report|reportar|law_suit|driver*|number|numero`,
  ],
  ['discount-plan', '@dpo + @insurance - @refund|@phc|@price|student*|senior|military|car|life'],
  [
    'clinic-or-discount-plan',
    `@phc + @dpo + @explain - @refund|@price|apply|aplique
     phc + dpo - @refund|@price|@when`,
  ],
  [
    'clinic',
    '@phc + what_is|que_es|que_cosa|mean|means|significa|explain*|explica* - @refund|@dpo|@price|copay*',
  ],
  [
    'referrals',
    `@specialist + @leave - @status|@refund
     @owndoctor|my_doctor|mi_medico|mi_doctor|mi_doctora|somebody + @specialist + first|primero|antes|send|mandar|tiene_que|have_to - @status|@where|@refund
     need|necesito|hace_falta|have_to_have|tengo_que .. referral|referido|referal - @status|@refund`,
  ],
  [
    'specialist-wait',
    '@specialist + wait|waiting_period|sit_around|how_soon|have_to_wait|60_days|2_months|espera|esperar|cuanto_tiempo_tengo|60_dias|2_meses - @status|@refund|@where|call|llam*|phone',
  ],
  [
    'choose-doctor',
    `@owndoctor + @change - @status|@refund|@specialist|@leave
     doctor|doc|dr|medico|doctora|pediatrician|pediatra + @given + @change - @refund|@leave|pills|medicin*|@specialist`,
  ],
  [
    'chat-privacy',
    `chat|conversation|conversacion + who|quien|anybody|anyone|alguien|somebody|save*|kept|keep|private|privado|privada|guarda*|graba*|record* - form|formulario|person|persona|human
     what_i_write|what_i_type|what_i_say|what_i_put|what_i_am_typing|i_am_typing|im_typing|lo_que_escribo|lo_que_yo_escriba|lo_que_ponga|lo_que_yo_ponga|que_estoy_escribiendo|lo_que_escriba|lo_que_pongo + who|quien|somebody|anybody|alguien|save*|kept|read*|see*|lee|leen|ve|ven|guarda*|graba*|here|aqui - form|formulario|carta|letter`,
  ],
  [
    'sell-data',
    `sell*|vende*|vender*|telemarket*|call_all_day|call_me_all_day|robocall*|spam + @mine + @data
     give|pass|dan|pasan|share|comparten + @mine + phone|number|telefono|numero|email|correo|name|nombre + other_compan*|otras_compan*|advertis*|anuncian*|telemarket*|people_that_call|vendedores|marketing - @doctors`,
  ],
  [
    'share-data',
    'who|quien|quienes|anybody|boss|jefe|landlord|ex + see|sees|look|looks|ve|ven|access|acceso|read|lee|get_to_see|gets_to_see + medical|health|records|expediente|historial|salud|medicos - doctor|specialist|medico|test',
  ],
  [
    'free-help-disability',
    `deaf|sign_language|sordo|sorda|senas|asl|no_oye|cant_hear|she_signs|he_signs + @somebody|interpret* - phone|phones|telefono*|number|numero|tty|call|llamo|llamar|near|@doctors`,
  ],
  [
    'free-help-language',
    `interpreter*|interprete*|translator*|traductor*|traduzca*|traducir|translate*|traducen - deaf|sord*|senas|sign*|where|donde|near|become|job|trabajo
     only_speaks|only_knows|only_talks|nomas_habla|solo_habla|no_habla|doesnt_speak|dont_speak|does_not_speak|no_hablo|barely_speaks + @somebody - @doctors|@where|@specialist|dentist|pediatr*`,
  ],
  [
    'five-dollar-copayment',
    `5|five|cinco + dollar|dollars|bucks|copay*|copago*|pesitos|pesos|dolares|a_visit|a_pop|a_five|la_consulta|la_visita|$5 + @everywhere - @credit|a_month|al_mes|kids|ninos|hijos
     copay*|copago* + @everywhere + 5|five|cinco
     5|five + everywhere|anywhere|donde_sea - kids`,
  ],
  [
    'benefits-without-copay',
    `no_copay*|without_copay*|without_a_copay|sin_copago*|sin_pagar_copago*|sin_pagar_el_copago|stop .. copay*|copago* + @when - preventiv*|panel*|@price
     no|without|sin|stop|zero|cero .. copay*|copago*|copays + @when - preventiv*|panel*|@price|5`,
  ],
];

/** What families ask the news about, and the term that such an article has in its title or first lines, by language. */
export const NEWS_ASKS: readonly (readonly [term: { en: string; es: string }, ways: string])[] = [
  [
    { en: '=hurricane', es: '=huracan' },
    'hurricane*|hurracane|storm|storms|cat_3|cat_4|cat_5|huracan*|ciclon*|tormenta* + @news - refund|plan_cost|office|oficina|open|abren|cover|cubre',
  ],
  [
    { en: '=heat', es: '=calor' },
    'heat|hot|9#_out|9#_outside|10#_out|sun|calor|sol|calores + @news - oven|flash*|water_heater|hot_flash*|menopaus*|cover|cubre',
  ],
  [
    { en: '=school', es: '=escuela' },
    'school|kindergarten|kids_go_back|back_to_school|escuela|kinder|colegio|clases|grade + @news - cover|cubre|insurance|seguro|nurse|dental_school',
  ],
];
