import { type Phrases, phrases } from '../engine/patterns.ts';

/*
 * What has the words of an emergency and is none. Nothing here outweighs a sentence beside it that reports an
 * emergency: "do you cover the ambulance? my wife passed out".
 */

/** Sayings: removed before patterns are matched. */
export const SAYINGS: Phrases = phrases(
  `walk|walking|walked|paseando|paseaba [my|the|our|a|al|el|mi|la] dog|dogs|perro|perra|perros
   stroke of luck|genius|midnight
   different|golf|brush|breast|butterfly|heat strokes
   two_birds|dos_pajaros .. one_stone|un_tiro|un_solo_tiro|1_stone
   kill|killing .. two|2 birds
   kill|killed|kills|killing time|the_mood|the_auto_renewal|my_plan|it
   could|would kill for
   back|knee|knees|feet|foot|tooth|teeth|shoulder|neck|hip|legs|allergies|price|prices|kids|you|guys|it|its|job|boss|premium|costs|this|that [is|are|was|just|really] killing me ;
   killing me [with] .. price*|form|wait*|hold|back|knee|feet|foot|tooth|shoulder|today|bill*|fees|heat|traffic|app|site
   will|gonna|going_to|to kill me when|if|for [i|he|she|they|not] .. forget|spend|spent|bill|price*|payment|premium|sign_up|enroll|pay|insurance
   shoot|send|drop me|us a|an|over|the|some
   shot|shots down|of_tequila|in_the_dark|at_it
   flu|covid|b12|tetanus|allergy|vitamin|cortisone|insulin|booster|vaccine|hpv|shingles|pneumonia shot|shots
   baby|kids shots
   shot|shots for|of .. flu|school|covid|b12|vaccine*|immuniz*
   shots for|of .. baby|kids
   got|had|was my|his|her|their|a|the shot|shots
   shooting pain|pains|star*|range
   stab [a|at|you|me] [a] guess
   best shot
   die|dying|died|dies of|from|for old_age|laugh*|boredom|curiosity|hunger|embarrass*|thirst|shame
   die|dying|died laughing|waiting|to_know|to_see|to_find|to_try|to_hear|to_get|to_join|for_a|of_the_wait
   want|wanna [to] die of|from laugh*|boredom|hunger|embarrass*|shame
   want|wanna [to] die every_time|when .. bill*|price*|form|premium
   phone|battery|car|laptop|computer|tablet|cell|wifi|celular|telefono|bateria|carro|internet .. died|die|dies|dead|dying|murio|muerto|muere
   dead tired|battery|end|wrong|line|serious|phone
   dead|sick|muerto|muerta tired|de_cansancio|del_cansancio|del_susto|de_risa|de_hambre|de_sueno|de_frio|de_calor|de_la_risa
   took|take|takes|taking my|our|the|your breath [away]
   breath of fresh
   breathe easy|easier|sigh
   breathe new life
   head nurse|doctor|office|coach
   head of the|your|our|this department|company|clinic|office|team|sales
   baby|bebe [is] coming to|along|with_me|with_us|in_january|in_february|in_march|in_april|in_may|in_june|in_july|in_august|in_september|in_october|in_november|in_december
   water [just] broke my|the|our phone|pipe|heater|computer
   pain|pains|attack|stroke|seizure|seizures|asthma history
   pega|pego|pegan|da [el|un|unos|los] grito|gritos|susto|sol|frio
   stop|stops|deja|para [de] breathing|breathe|respirar [at|in|while|when|de|por] [his|her|my|the|la|noche] sleep*|night|dormid*|noche|he_sleeps|she_sleeps|i_sleep
   breath*|respirar [when|while|at|in] [i|he|she|my|his|her] sleep* .. apnea|snor*|doctor
   snor*|ronca|ronco|ronquidos [and|y|so|at|in|de] [he|she|i|her|his|mucho] stop|stops|deja|dejo [de] breath*|respira*|respirar
   sleep apnea|study .. breath*
   beat|beats me to|at it|the|dominoes|cards|chess|games|everything
   aire acondicionado
   despedida .. jefe|trabajo|soltera|soltero|fiesta
   out of breath .. price*|deal
   overdose|overdosed on coffee|caffeine|chocolate|candy|sugar|tacos|netflix
   precio*|costo|oferta|factura .. dejo|deja|dejaron sin aliento|palabras|aire|respiracion
   ^ is|are|does chest_pain|chest_pains|seizures|a_stroke|a_heart_attack .. covered|covers|cover|included
   sin_aliento|sin_palabras|sin_aire|sin_respiracion .. precio*|oferta|costo|factura
   heart attack|failure .. when_i|seeing|opened .. bill|price*|invoice|rates
   almost|nearly|practically|about_gave|gave .. heart_attack|stroke .. saw|see|bill|price*|invoice|cost*|when|mail|reading|premium
   casi|por_poco|cerca .. infarto|infarta|infarto|ataque|derrame|muero|desmayo|muere .. vi|viendo|veo|ver|factura|precio*|cuenta|bill|cobro|costo|recibo|abri|dijeron|lei
   infarto|infarta|derrame|desmayo|ataque|patatus .. cuando|al|cada_vez|de_ver .. vi|ver|veo|llego|leer .. factura|precio*|cuenta|bill|cobro|costo|recibo|total
   da|dio|va_a_dar|dan .. infarto|ataque|derrame|patatus|soponcio con|por|de|viendo [la|el|los|esa|ese|esta|este|tanta|tanto|ver] [la|el|los] factura|precio*|cuenta|bill|cobro*|risa|formulario|espera|costo*
   infarto|infarta|infartico|desmayo de precio*|cuenta|factura|risa
   que infarto de
   ataque de risa|nervios|ira|llanto|celos|tos
   attack of the|laughter|giggles
   choked|choke|choking when_i_saw|on_the_price|at_the_price|point|hazard*|on_the_bill
   choked|choking up ;
   choked|choking .. saw .. price*|bill
   drowning|drown in|under .. bill|bills|debt|debts|paperwork|paper|papers|work|options|emails|forms|homework|laundry|medical_bills|calls
   ahogo|ahogando|ahogado|ahogada|ahogamos|ahoga en .. papeles|deudas|deuda|trabajo|cuentas|bills|biles|facturas|problemas|tramites|pagos|vaso
   bleed|bleeding|bleeds|bled [us|me|them] dry|money|cash|heart|hearts|edge
   bleed|bleeding|sangr* [from|por|my|mi|el|the|de] wallet|bank_account|bolsillo|dinero|plata|cartera
   bleed*|sangr* & gums|gum|encia|encias
   period|periods|menstrua*|regla|hemorrhoid*|hemorroid* [is|are|keeps|me|con] bleed*|sangr*|blood
   bleed*|sangr*|blood on|during|from|con|durante|de [my|her|la|mi|las|los] period|periods|menstrua*|regla|hemorrhoid*|hemorroid*
   blood|sangre test|tests|work|type|bank|drive|panel*|draw|lab|labs|relative
   examen|examenes|prueba|pruebas|analisis|muestra|muestras|laboratorio|laboratorios|banco|tipo|donar|conteo de sangre
   phone|keys|glasses|laptop|wallet|telefono|celular|llaves fell|dropped|cayo|cayeron
   siento|sentimos|estoy ahogado|ahogada|ahogados con|por|en [los|las|el|tanto|tanta|tantos|tantas|mis] pago*|deuda*|papel*|trabajo|cuentas|bills|biles|facturas|problemas|tramites|gastos
   nose|nariz bleed|bleeds .. sometimes
   burn|burned|burnt|burning|burns out|calories|fat|a_hole|through_cash|through_money|bridges
   quemado|quemada del|por_el|de_tanto|en_el trabajo|sol|trabajar
   heart|hearts burn|broken|broke
   rompieron|rompio|rompe el corazon
   fire department|insurance|station|away|extinguisher|drill
   fired from|your|the|me
   ^ [please|just|should|you] fire your|the
   guys|you|deals are on fire
   carbon|monoxide detector .. free|give|buy|sell|discount
   emergency|first_aid kit|contact|contacts|number|numbers
   heat game|vs|tickets|season|rash
   juego|partido .. heat
   poison ivy|oak|control
   food poisoning
   intoxicacion|intoxicado por_alimentos|alimenticia|con_la_informacion
   lipo|plastic|cosmetic suction
   mata|matar|matando la_curiosidad|el_hambre|el_tiempo|la_espera|el_estres
   me mata el|la|los|las|de|este|esta|ese|esa dolor|calor|espera|curiosidad|risa|trafico|trabajo|estres|precio*|hambre|rodilla|espalda|muela
   formulario|pagina|espera|trafico|precio|precios|calor|dolor|dolor_de_pies|trabajo|estres|renta|seguro|cuenta|cuentas|factura|facturas|bill|bills|deudas|gastos|rodilla|espalda|muela|migrana|alergia|alergias|tos me|nos|les va_a|va|van_a|quiere|quieren|esta|estan|tiene matar|matando|muert*
   ninos|muchachos|precios me|nos van_a|estan matar|matando
   va_a|van_a matar si|cuando .. factura|seguro|bill|cuenta|precio*|pago|olvid*|inscrib*|gasto
   va_a|van_a matar de|el|la risa|calor|hambre|espera|trabajo|estres|papeleo
   va_a|va|van_a matar jaja*|jeje*|lol|haha*
   va_a|va|van_a matar porque|por .. perdi|olvid*|gaste|tarjeta|factura|papeles|dinero
   mata|matan si|cuando .. factura|seguro|bill|cuenta|precio*|pago|pague|olvid*|inscrib*|gasto
   no siento [las|los] piernas|pies de|del|por [tanto|el] cansancio|caminar|frio|gimnasio|ejercicio
   mataria|mato por
   muero|muere|morir|muriendo|muriendome|muriendonos|moria|morirme|morimos|muerta|muerto [de|por|d] [la|las|tanto] risa|ganas|hambre|saber|ver|probar|curiosidad|verguenza|sueno|calor|frio|aburrimiento|entrar|ir|conocer|tener|que_llegue
   muero|muriendo|morirme esperando|con_la_espera
   morir de_viejo|de_risa|de_la_risa|de_verguenza|con_ese_precio|con_estos_precios|con_esa_factura
   golpe de suerte|de_estado|al_bolsillo|de_mano
   duele|dolor|dolia|punzada [el|mi|en_el|al|la|en_la|hasta_el|de] bolsillo|cartera|billetera|alma_de_pagar
   corazon de|del la_ciudad|miami|todo
   de_todo|con_todo|mi corazon ;
   balde|cubo .. agua_fria
   planta del|de_los|de_mi|medicinal|baja|alta pie|pies|edificio
   se|me|nos cayo|callo|cae la_llamada|el_sistema|la_pagina|el_internet|el_pelo|un_diente|una_muela|el_pago
   me|nos cayo|cae bien|mal
   fell apart|behind|asleep|in_love
   fell off|through|out_of|for the|my|your plan|list|program|policy|insurance|network|cracks|trick
   fall semester|enrollment|open|season|festival
   life insurance|time|long|style|expectancy|event|events|saver|saving
   seguro|seguros|poliza de_vida
   cost|standard of living
   live|living|vivir near|far|close|there|lejos|cerca|alla|aca|solo_en
   live|living|vivir in|en|with|con|without|sin miami|orlando|tampa|hialeah|kissimmee|florida|broward|kendall|homestead|naples|cuba|usa|texas|new_york|my|mi|mis|un|una|a|an|the|el|la|el_mismo|otro|another|los [mother|mom|parents|family|glasses|lentes|espejuelos|gafas|insurance|seguro|house|casa|apartment|apartamento|city|ciudad|plan]
   lost|lose|pierdo|perdi my|la mind|cabeza|paciencia
   suicide squad
   end my|the|this|our plan|contract|membership|policy|coverage
   take|taking|took .. too_much|too_many time|days|money|calls|forms|steps
   passed_out|pass_out|passing_out .. flyer*|card*|brochure*|candy|forms|papers
   knocked out of|the_park
   page|site|website|form|app|link|portal|phone|line|email|emails|chat|calculator|button|computer|screen|office [froze|is|are|it|just|and|still|on|the] [and|page|site] isnt|not|wont|doesnt|no|cant [even] respond*|load*|work*|react*|open|opening|move|moving
   nobody|noone|no_one|never is|has|are respond*|answer*|moving
   nadie|pagina|sitio|formulario|telefono|portal|calculadora|oficina|correo|aplicacion|chat|linea|internet [se_cayo|me|nos|no|se|ni|esta_lenta] [y|me|nos|se|no|que] [no|me|nos] responde|responden|contesta|contestan|reacciona|se_mueve|abre|carga
   no [me|nos|le|les] responde|responden|contestan|contesta [el|la|al|a|mi|mis|los|las|sus|ni|en|ningun] [la|los|las|mis|mi|el] telefono|llamada|llamadas|correo|correos|mensaje*|email*
   cant|wont|dont|couldnt wake_up early|on_time|in_the_morning|in_the_mornings
   i cant wake_up ;
   cant|couldnt|no_puede|no_puedo|not|doesnt|dont|no|cannot speak|talk|hablar|habla|say [muy|mucho|bien|any|very|good] english|spanish|ingles|espanol|por_telefono|on_the_phone|much_english|creole
   ^ [i|sorry|yo] cant|no_puedo talk|hablar right_now|now|ahora
   cant|couldnt|no_puede|no_puedo move|mover [my|mi|la|the|that|this|her|his|their] [doctor|dr|next] appointment|date|cita|fecha|up_the|forward|to_florida|to_another
   baby|bebe wont|doesnt|no sleep|duerme
   face|eye|eyelid lift|lid
   through|thru|out_of|por my|his|her|the|la|una_fosa nose|nariz
   breathe|breathing|respirar [through|thru|por|from|out_of|bien_por] [my|his|her|the|la|mi] nose|nariz
   stuffy|stuffed|clogged|tapada|nasal|sinus [nose|nariz|congestion] [and|so|y|cant|no_puedo|i] [cant|no] breathe|breathing|respirar [at|de] [night|noche|;]
   food_went|wrong down|pipe ;
   congested|congestion|stuffy|tapada .. breathe|respirar [through|por] [my|the|la] nose|nariz`,
);

/** It was once: said in the same part of a sentence as the match. */
export const PAST: Phrases = phrases(
  `19##|20##
   last|past year|month|months|years|summer|spring|winter|fall|decade|january|february|march|april|june|july|august|september|october|november|december|christmas
   year|years|yrs|yr|month|months|decade|decades|mo|mos ago|back|before|later
   a_while|long_time|couple_weeks|few_weeks|two_weeks|2_weeks|3_weeks|few_months ago|back
   hace #|##|un|una|dos|tres|cuatro|cinco|seis|varios|varias|muchos|unos|como .. ano|anos|mes|meses|tiempo
   hace mucho|anos|meses|tiempo
   ano|anos|mes|meses|verano|invierno|siglo pasado|pasada|pasados|atras
   en el 19##|20##
   history|historial|historia|antecedente|antecedentes of|de|familiar|familiares
   when i|he|she|we was|were [a|only|just|very|about] kid|little|young|younger|child|baby|teen*|pregnant|#|##|in_school|in_college
   cuando .. era|fui|tenia .. nino|nina|chiquito|chiquita|joven|pequeno|pequena|menor|anos
   de nino|nina|chiquito|chiquita|joven|pequeno|pequena
   as a kid|child|baby|teenager
   used_to|survivor|survivors|survived|sobreviviente|sobrevivio|sobrevivi|previous|previously|anteriormente|prior
   infarto|derrame viejo|antiguo
   diagnosed|diagnosticado|diagnosticada|diagnosticaron|recovered|recovering|recuperado|recuperada|recuperandose|discharged|dado_de_alta|de_alta
   after|since|post|despues_de|despues_del|tras [his|her|my|the|a|an|un|una|su|mi|el|having] heart_attack|stroke|infarto|derrame|embolia|overdose|seizure
   died|murio|fallecio|passed_away|perdi_a|lost_my .. of|from|de|del|a|to|por .. heart_attack|stroke|infarto|derrame|embolia|overdose|sobredosis|suicide|suicidio
   father|mother|dad|mom|padre|madre|papa|mama|abuelo|abuela|grandfather|grandmother|brother|sister|hermano|hermana|tio|uncle died|murio|fallecio|passed_away`,
);

/** A doctor has it in hand already. */
export const SEEN: Phrases = phrases(
  `already saw|seen|went|treated
   ya .. vio|vieron|atendieron|trataron|opero|operaron el|la|en|un .. doctor|medico|hospital|cardiologo|especialista`,
);

/** Verbs of what is so now: "had a stroke in 2015 cant breathe" is no story of 2015. */
export const PRESENT =
  /(?:^| )(?:cant|wont|isnt|aint|hurting|hurts|(?:im|is|hes|shes) \w+ing|no (?:puede|puedo|respira|responde|reacciona|despierta)|(?:me|le) (?:duele|aprieta|falta)|se (?:me|le) (?:cierra|duerme|sale)|estoy|tengo|quiero|quiere|want|wants|wanna)(?= |$)/;

/** Happening again or still, whatever was before. */
export const AGAIN: Phrases = phrases(
  `right_now|rightnow|again|just|happening|ahora_mismo|ahorita|otra_vez|de_nuevo|nuevamente|acaba|hoy|today|tonight|esta_noche`,
);

/** Slight: said in the few words around the match. */
export const SLIGHT: Phrases = phrases(
  `mild|slight|minor|tiny|leve|leves|ligero|ligera|poquito|poquita|un_chin|un_chinchin
   well_controlled|controlled|controlado|controlada|controlados|controladas
   a little|tad|small_bit ;
   bleed*|bled a little|bit
   small|paper cut|scratch`,
);

/** Under control, or said not to be urgent: excuses what is merely named, for people in danger say so too. */
export const SAID_TO_BE_NOTHING: Phrases = phrases(
  `under_control|well_controlled|controlled|controlado|controlada|controlados|controladas|bajo_control
   nothing urgent|serious
   not urgent|an_emergency|emergency|serious
   no es|son|seria|es_nada urgente|emergencia|una_emergencia|grave|serio
   nada urgente|grave`,
);

/** The message is about something that a plan, a specialist, a course or a job is asked for. */
export const SEEKING: Phrases = phrases(
  `specialist*|especialista*|cardiolog*|neurolog*|pulmonolog*|neumolog*|allergist*|alergolog*|alergist*|psychiatr*|psiquiatr*|psycholog*|psicolog*|therap*|terapia*|terapeuta*|rehab*|counsel*|consejer*|toxicolog*|obgyn|obstetr*|gynecolog*|ginecolog*|orthoped*|ortoped*
   cardiac|heart|stroke|burn rehab|clinic|center|unit|doctor|doctors|surgeon|surgery|patient|patients|history
   follow_up|followup|seguimiento|checkup|chequeo|check_up|second_opinion|segunda_opinion|physical_therapy|terapia_fisica
   cover|covers|covered|coverage|cubre|cubren|cubierto|cubierta|cubrir|cobertura|includes|include|included|incluye|incluyen|incluido|incluida|entra|pays|paga_por|pagan
   cost|costs|cuesta|cuestan|cuanto|price|prices|precio|precios|how_much|quote|cotizacion|cheap|barato|bill|factura
   plan|plans|planes|package|packages|paquete|paquetes|panel|panels|paneles|insurance|membership|membresia|credit|discount|descuento
   screening|screenings|test|tests|testing|examen|prueba|prevent|prevention|prevenir|prevencion|preventive|risk|risks|riesgo|riesgos|chance|odds|avoid|evitar
   join|enroll|enrol|apply|sign_up|inscribir|inscribirme|inscribirse|inscripcion|unirme|qualify|qualifies|califico|calificar|network|la_red|accept|aceptan|acepta|preexisting|preexistente|pre_existing
   nurse|nurses|enfermera|enfermero|paramedic|paramedico|student|estudiante|unit|unidad|research|study
   which|what|que|cual|a_que doctor|doctors|medico|doctora|clinic|clinica
   doctor|doctors|medico near|in|en|cerca|for|para|que
   symptoms|sintomas|signs_of|senales_de|difference|diferencia
   class|classes|course|courses|curso|cursos|training|article|articles|articulo|articulos|news|noticias|video|videos|blog|awareness|mes_de|brochure|folleto|information|informacion|resources|recursos|support_group|learn|teach
   medication|refill|refills|prescription|receta|medicina_para|medicamento_para|pharmacy|farmacia
   last|past week|weekend
   semana pasada
   disabled|disability|wheelchair|silla_de_ruedas`,
);

/** The sentence part is about an animal and nobody else. */
export const PETS: Phrases = phrases(
  `dog|dogs|cat|cats|puppy|kitten|pet|pets|parrot|hamster|rabbit|horse|bird|goldfish|turtle|perro|perra|perrito|perrita|gato|gata|gatito|gatita|mascota|mascotas|loro|cotorra|conejo|caballo|hamster|tortuga|pajaro|kitty|doggy`,
);
export const PEOPLE_BESIDE_PETS: Phrases = phrases(
  `i|im|me|he|she|hes|shes|they|my_chest|mi_pecho|mi_brazo|mom|mother|dad|father|husband|wife|son|daughter|baby|kid|child|brother|sister|grandma|grandpa|grandmother|mama|papa|esposo|esposa|hijo|hija|bebe|nino|nina|hermano|hermana|abuelo|abuela|nieto|nieta|vecino|vecina|neighbor|friend|amigo|amiga
   bit|bite|bites|bitten|attack*|mordio|mordieron|ataco|atacaron|mauled`,
);

/** Laughing about a bill, a form or a wait. */
export const LAUGHTER: Phrases = phrases(
  'lol|lmao|lmfao|rofl|ha_ha|haha*|jaja*|jeje*|jiji*|jajaj*|jk|just_kidding|es_broma',
);
export const NUISANCES: Phrases = phrases(
  `price*|precio*|bill|bills|factura|form|forms|formulario|wait|waiting|hold|espera|esperando|traffic|trafico|website|pagina|site|insurance|seguro|premium|cost|costs|cobro|cuesta|exam|examen|homework|monday|mondays|lunes|paperwork|papeleo|dentist|dentista|calling|llamando|llamar|ad|anuncio|coffee|cafe|food|comida|chocolate`,
);

/** Directly before a match, they deny it. */
export const DENIALS =
  /(?:^| )(?:no|not|dont|doesnt|didnt|isnt|never|without|sin|nunca|deny|denies|zero)(?: (?:a|an|any|un|una|have|having|had|tengo|tiene|tenia|es|get|le|me|te|da|dio|being|feel|really|any))?(?: (?:a|an|any|un|una|of))? $/;

/** Asked about as something that might be: only what is merely named is then no match. */
export const SUPPOSED: Phrases = phrases(
  `what_if|what_happens|in_case|if_i|if_my|if_he|if_she|if_we|if_someone|if_somebody|que_pasa|si_me|si_le|si_mi|si_tengo|si_alguien|en_caso|if_its|if_it_is|if_its_a|si_es_un|por_si|and_if|y_si
   how_do_i_know|how_can_i_tell|como_se_si|como_saber|como_puedo_saber
   difference_between|diferencia_entre|what_is_a|que_es_un|que_es_una|can_you_get|causes|causas|why_do|por_que_da`,
);

/** What a plan is asked for; with `SUPPOSED` even what is said as happening is none. */
export const COVERAGE: Phrases = phrases(
  'cover|covers|covered|coverage|copay|copayment|included|includes|pay|pays|cubre|cubren|cubierto|cubierta|cubriria|incluye|incluido|paga|pagan|plan',
);
