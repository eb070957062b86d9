import { dangerPattern } from './danger-pattern.ts';

/** Heart attack, and what comes before one. */
export const HEART = dangerPattern(
  'general',
  `chest & pain|pains|paining|pained|painful|killing|bothering|closing|closes|discomfort|hurt|hurts|hurting|tight|tightness|tightening|tightens|pressure|heavy|heaviness|squeezing|squeezes
   chest & crushing|stabbing|burning|ache|aches|aching|exploding|elephant
   pecho & dolor|dolores|duele|doliendo|dolia|aprieta|aprietan|apretando|apretado|apreton|presion|opresion|oprime|punzada|punzadas
   sitting|standing|stepping|brick|rock|weight|ton .. on .. chest
   chest ... left_arm|sweaty|sweats|sitting_on|standing_on
   pecho & cierra|cerrando|cerrado|tranca|trancado|clava|ladrillo|piedra|oprimiendo|presionando|adolorido
   pecho ... brazo_izquierdo|suda|sudando|sudor
   puso|puesto|pusieron|turned|went|gone|looks blanco|blanca|palido|palida|pale|white|gray|grey ... sudando|suda|sudor|sweat*|clammy
   hes|shes|is|esta pale|gray|grey|palido|palida|gris ... clammy|sweating|sudando|sudor
   pecho & pesado|peso|quema|ardor|oprimido|elefante|apretazon|puntada
   clutching|clutched|grabbing|grabbed|grabs|holding .. chest
   agarra|agarrando|agarrandose .. pecho
   having|have|hes_having|shes_having|getting|suffering [a|an] .. heart_attack|cardiac_arrest
   think|thinks|looks_like|sounds_like|maybe|might|could_be .. heart_attack|cardiac_arrest
   just had|suffered|got .. heart_attack
   esta|estan|estoy|estara .. dando|teniendo|sufriendo .. infarto|infartico|ataque_al_corazon|ataque_cardiaco
   creo|parece|sera|como_si .. infarto|ataque_al_corazon|ataque_cardiaco
   acaba_de dar|darle|tener .. infarto
   le|me dio [un|como_un|un_fuerte] infarto|ataque_al_corazon|ataque_cardiaco|paro_cardiaco
   esta|estoy infartando|infartandose|infartado|infartada
   heart stopped|stopping
   heart .. stopped beating
   no|without|cant_find|cant_feel|sin|no_tiene|no_le_siento .. pulse|pulso
   se_le|se_me|le paro|para|parando el_corazon
   le_late|corazon .. no|dejo .. late|latir
   heart .. racing|pounding & dizzy|faint|pass_out|sweating|breathe
   left_arm|jaw & sweating|sweaty|sweats|nauseous|dizzy|pale|faint
   my|his|her|their left_arm .. numb|tingling|tingly|heavy|weak
   sweat*|sweaty ... left_arm
   brazo_izquierdo & suda|sudando|sudor|sudoroso|sudorosa|palido|palida|mareado|mareada|aire|vomit*
   se me|le duerme|durmio|adormecio|entumecio|engarrota [el|todo_el] brazo_izquierdo
   le|me dio|da|esta|paso algo|una_cosa .. corazon
   corazon ... sudando|suda|sudor_frio|desmay*|palido|palida
   cold_sweat|cold_sweats|sudor_frio|sudando_frio .. chest|pecho|dizzy|mareo|mareado|arm|brazo`,
  `heart_attack|heart_attacks|heartattack|hart_attack|cardiac_arrest|infarto|infartos|infartado|infartada
   ataque_al_corazon|ataque_cardiaco|ataque_del_corazon|paro_cardiaco|paro_respiratorio|paro_cardiorrespiratorio
   left_arm & numb|numbness|pain|hurts|tingling
   brazo_izquierdo & dormido|duerme|duele|dolor|adormecido
   pulmonary embolism
   blood clot .. lung|lungs|brain
   coagulo .. pulmon|pulmones|cerebro
   aneurysm|aneurisma`,
);

/** Stroke: face, arm, speech, sight, and the headache like a blow. */
export const STROKE = dangerPattern(
  'general',
  `face|mouth|smile .. dropped|drop|fell|sagged|went .. side
   cant|couldnt|unable_to find|get|form|remember [out] [his|her|my|the|any|right|of] words
   my|his|her|their|the|both [left|right] arm|arms|leg|legs|hand|side [just|suddenly] wont|isnt|stopped|not|doesnt [even] work|working|move|moving
   left|right side|arm|leg .. went|gone|going weak|numb|dead|limp
   face|mouth|smile|lip & droop*|dropping|crooked|twisted|sagging|lopsided|uneven|sliding
   cara|boca|rostro & virada|virado|viro|virando|torcida|torcido|torcio|tuerce|torciendo|chueca|chueco|caida|cayo|jalada|ladeada
   fue|va|viro|jalo|jala|corrio|quedo .. boca|cara .. lado
   quedo|puso|quedado tieso|tiesa|rigido|rigida|mudo|muda
   no mueve|levanta|siente [ni|la|el|un|una|su|mi] mano|brazo|pierna|lado
   ni|no|ya_no [le] puede hablar|mover|moverse
   media|mitad_de_la cara|boca & paraliz*|dormid*|adormecid*|caida|cayo
   half|side|lado|mitad .. face|mouth|cara|boca|rostro & numb|dormid*|adormecid*|paraliz*
   slurred|slurring|slurs|slured
   speech|words|talk|talking|speaking & gibberish|jumbled|garbled|nonsense|funny|weird|makes_no_sense|mumbling
   @person .. cant|couldnt|unable_to|stopped talk|talking|speak|speaking|say
   @person .. no_puede|no_logra|no_le_sale|dejo_de hablar|habla|pronunciar|palabras
   habla|hablando|hablar|palabras|lengua & enredado|enredada|enredad*|enreda|enredando|raro|trabado|trabada|traba|traban|arrastra|arrastrando|incoherente
   no se|le entiende lo que dice|habla
   having|have|had|getting|just_had a|an stroke
   cant|couldnt|no_ve|no_veo .. see|out_of|nada|por|con .. one_eye|un_ojo
   having|suffering .. stroke
   vision|sight .. went|gone|lost|black
   se_le_va|se_le_fue la_lengua
   no|cant coordina|coordinar|coordinate
   think|thinks|looks_like|maybe|might|could_be .. stroke ;
   think|thinks|looks_like|maybe|might|could_be .. stroke
   esta|estan|estara .. dando|teniendo|sufriendo .. derrame|embolia|trombosis|ictus
   creo|parece|sera|como_si .. derrame|embolia|trombosis|ictus
   le|me dio [un|una|como_un] derrame|embolia|trombosis|ictus|stroke|acv
   esta|creo .. dando .. stroke
   smiling|smile|smiles crooked|one_sided|funny
   cant|couldnt|no_puede|no_puedo move|mover [his|her|my|the|los|las|sus|mis] arms|legs|brazos|piernas
   acaba_de dar|darle|tener .. derrame|embolia|trombosis
   one_side|left_side|right_side|half .. body|side & numb|paralyzed|weak|cant_move|dead
   one_side|left_side|right_side & numb|paralyzed|weak|went_numb
   un_lado|lado_izquierdo|lado_derecho|medio_cuerpo|mitad_del_cuerpo & durmio|duerme|dormid*|adormecid*|paraliz*|no_mueve|no_siente|entumecid*
   no_puede|no_puedo|cant|couldnt .. mover|move|sentir|feel .. lado|side|mitad|half|cara|face
   cant|couldnt|unable_to lift|raise|move .. one|left|right|an|his|her|my arm|leg|side & talk*|speech|face|slur*|numb|gibberish|suddenly
   sudden|suddenly|out_of_nowhere .. cant|couldnt|lost|blind|blurry|numb|confused .. see|vision|sight|eye|walk|stand|talk|speak
   sudden|suddenly & blind|numb|confused|cant_see|double_vision|lost_vision|cant_walk|cant_talk
   lost|losing .. vision|sight & suddenly|eye ;
   de_repente|de_pronto|subitamente & no_ve|no_veo|ciego|ciega|vision|no_puede|no_puedo|no_habla|confundid*|no_camina|perdio_la_vista
   worst headache .. life|ever|nowhere
   sudden|suddenly|thunderclap & headache
   peor dolor_de_cabeza .. vida
   dolor_de_cabeza .. de_repente|de_pronto .. fuerte|horrible|fortisimo|insoportable
   blood_pressure|pressure|presion|tension .. 19#|2## [over|con|sobre|and|y] 9#|1##`,
  `stroke|derrame|derrames|embolia|trombosis|ictus|derrame_cerebral|acv|brain_bleed|hemorragia_cerebral
   cant|couldnt|unable_to lift|raise|move .. arm|arms|leg|legs
   no_puede|no_logra|no_puedo levantar|mover .. brazo|brazos|pierna|piernas`,
);

/** Does not wake up, does not react, is confused from sugar or fever. */
export const CONSCIOUSNESS = dangerPattern(
  'general',
  `wont|cant|not|isnt|doesnt|didnt|never|couldnt|hasnt .. wake|wakes|waking|woken|woke
   cant|couldnt [seem_to] get|getting .. to wake_up|respond|wake|come_to
   unconscious|unresponsive|unconsious|lost_consciousness|losing_consciousness|knocked_out|passed_out_cold
   not|isnt|doesnt|wont|stopped|no_longer respond|responding|responsive|reacting|react
   @person [just|has] fell_out
   fell|fall|fallen|dropped|collapsed|floor|hit ... not|isnt|wont|doesnt|no_longer answer|answering|talking|moving
   not|isnt|wont|doesnt|no_me|no_nos answering|answer|contesta & snoring|ronca|roncando|weird|raro|pale|palid*|cold|sweating
   como ida|ido|perdida|perdido .. no
   tirado|tirada|cayo|caido|caida|desplomo ... no|ni [me|nos|se|le] contesta|responde|habla|mueve|levanta|reacciona
   @person no se quiere despertar
   @person .. passed_out|fainted|collapsed|blacked_out|keeled_over|dropped_to_the
   i|just|and passed_out|fainted|collapsed|blacked_out
   going_to|gonna|about_to|feel_like_im_going_to|almost pass_out|faint|black_out
   @person|body .. not|isnt|wont|doesnt|stopped .. moving|move|respond
   lying|laying|found .. on .. floor|ground .. not|cant|wont|isnt
   no|ni|sin .. responde|reacciona|despierta|reaccionar|responder|reaccion
   no puedo|podemos|logro|logramos|pude|podia|se_deja|consigo despertar|despertarlo|despertarla|despertarle|reanimar*
   no se despierta|mueve|menea|levanta_del_piso|levanta_del_suelo
   no|sin vuelve|volver en si
   no da senales
   esta|se_esta|estoy|me_estoy|se_me_esta muriendo|muriendose|muriendome
   hes|shes|mom|dad|mother|father|husband|wife|baby|grandma|grandpa|son|daughter [is] dying
   recien_nacid* ... caliente|hirviendo|prendid*
   de #|## dias|semanas ... no_come|no_quiere_comer|caliente|no_despierta|morad*
   days|weeks|week|day old ... wont_eat|not_eating|wont_nurse|isnt_eating|limp|blue|wont_wake|very_sleepy
   @person .. se_muere|se_me_muere|se_nos_muere|se_esta_muriendo|is_dying|about_to_die
   send|manden|envien|llamen [me|us|una|la|an|the|por_favor] ambulance|ambulancia|paramedics|paramedicos
   need|necesito|necesitamos [an|una|la|a] ambulance|ambulancia .. now|please|asap|por_favor|ya|urgente|urgent
   @person|@child ... isnt|not moving
   heart_attack|stroke|overdose|infarto|derrame|derrame_cerebral|embolia|sobredosis|ataque_al_corazon help|help_me|ayuda|ayudame|ayudenme|auxilio
   seizure|convulsion|convulsiones ... what_do_i_do|what_to_do|que_hago|help|ayuda
   se_me_muere|se_nos_muere|se_me_esta_muriendo mi|el|la
   pupil|pupils & bigger|different|uneven|blown|dilated
   pupila|pupilas .. grande|diferente|dilatad*
   inconsciente|inconciente|desplomo|desplomada|desplomado|desvanecio|desmayo|desmayado|desmayada|desmayando|desmayandose
   se|me|esta|va_a|voy_a desmaya|desmayar|desmayarse|desmayarme|desmaye
   perdio|perdi|perdiendo|perdido el conocimiento|sentido
   sin conocimiento
   privo|privado|privada|noqueado .. golpe|caida|piso
   cayo redondo|redonda|desmayado|de_pronto_al_piso
   confused|disoriented|delirious|incoherent|not_making_sense|isnt_making_sense|hallucinating & fever|hot|sun|burning|skin|sugar|suddenly|vomiting|neck|diabetic
   confundido|confundida|desorientado|desorientada|delirando|alucinando & fiebre|calor|sol|azucar|de_repente|vomit*|hirviendo|diabet*
   sugar|glucose & confused|passed_out|shaking|unconscious|not_responding|seizure|sweating|cant_swallow
   azucar|glucosa & confundid*|desmay*|temblando|inconsciente|no_responde|convuls*|sudando|baja_de_30|en_30|en_20
   sugar|glucose|azucar|glucosa .. is|at|en|de|a|esta 1#|2#|3#|5##|6##|7##
   diabetic_coma|insulin_shock|coma_diabetico|shock_insulinico
   fever|temperature|fiebre|temperatura|calentura .. 105|106|107|105.*|106.*|41|42|41.*|42.*
   105|106|107|105.*|106.* [degree|degrees|de|grados] [of|de] fever|temperature|fiebre|temperatura|calentura
   fever|fiebre|calentura ... stiff_neck|cuello_tieso|cuello_duro|cuello_rigido|purple_spots|purple_rash|manchas_moradas
   newborn|recien_nacid* & fever|fiebre|calentura|temperature|temperatura|wont_eat|not_eating
   #|##|one|two|three|four|five|six|seven|eight day|days|week|weeks|wk|wks [old] ... fever|temperature|burning_up|10#.#
   1|2|one|two month|months old|baby ... fever|temperature
   bebe|bebita|bebito|nino|nina|hijo|hija|nena|nene|nieto|nieta de #|##|un|una|dos|tres|cuatro dias|semanas|semana ... fiebre|calentura|temperatura
   #|## dias|semanas de nacid* ... fiebre|calentura|temperatura
   bebe|bebita|bebito|hijo|hija de|tiene 1|2|un|dos mes|meses ... fiebre|calentura
   fever|temperature ... newborn|week_old|weeks_old|days_old`,
  `passed_out|fainted|collapsed|blacked_out
   send|need|manden|envien|mande|necesito|llamen|urgent|urgente .. ambulance|ambulancia|paramedics|paramedicos
   not|isnt|no_longer moving
   sepsis|septic_shock|meningitis`,
);

/** A seizure that is happening. */
export const SEIZURE = dangerPattern(
  'seizure',
  `having|has|hes_having|shes_having|had|got .. seizure|seizures|convulsion|convulsions|epileptic_fit
   @child ... shaking|temblando all_over|completo|toda|todo
   seizing|convulsing|having_a_fit|having_fits|is_seizing|started_seizing
   seizure|convulsion|convulsiones .. wont|not|no|keeps|keep|another|second|minutes|minutos|right_now|first .. stop|stopping|para|paran|quita|time ;
   seizure .. right_now|wont_stop|minutes|now
   shaking|jerking|twitching & eyes|eyes_rolled|eyes_rolling|eyes_are_rolled|eyes_rolled_back|foam*|wont_stop|cant_control|drool*
   eyes .. rolled|rolling|rollin .. back|head|up
   eyes|eye rolled|rolling up|back
   foam|foaming|froth* .. mouth
   espuma|espumando|babeando .. boca
   ojos .. para_atras|hacia_atras|para_arriba|blanco|virados|volteados|en_blanco
   tiembla|temblando|sacudiendo|brincando|jaloneando & ojos|no_para|espuma|no_responde|piso
   convulsionando|convulsiono|convulsiona|convulsionado
   esta|estan|dio|dando|tuvo|tiene|le_dan .. convulsion|convulsiones|ataque_epileptico|ataque_de_epilepsia|epilepsia ;
   dio|dando|esta|da .. ataque_epileptico|ataque_de_epilepsia|convulsion|convulsiones`,
  'seizure|seizures|convulsion|convulsiones|ataque_epileptico|ataque_de_epilepsia',
);

/** Not breathing, choking, drowning, and asthma that does not yield. */
export const BREATHING = dangerPattern(
  'breathing',
  `cant|couldnt|cannot|unable_to|isnt_able_to|not_able_to .. breath|breathe|breathing|breath_in
   @not|barely|hardly|no_longer|never_started breathing|breathe|breath
   is|he|she|hes|shes|baby|was not .. breathing
   trouble|hard|hard_time|difficulty|struggling|struggles|struggle|fighting|labored|problems .. breath|breathe|breathing
   breathing .. weird|funny|fast_and|shallow|stopped|very_slow|really_slow
   stopped .. breathing
   gasping|suffocat*|asphyxiat*|asfixi*
   cant catch [my|his|her|their] breath
   cant|couldnt get|getting|take|draw|suck [no|any|enough|a|in|her|his|my|some|good] [deep|good] air|breath|breaths
   ribs|stomach|neck .. sinking|sucking|caving|pulling .. in|breath*
   turning|turned|turns|going|gone|went|getting .. blue|purple|gray|grey
   lips|face|fingernails|fingers|skin .. blue|purple|bluish|gray|grey
   is|hes|shes|looks|all blue|purple ;
   no|apenas|casi_no|dejo_de|no_puede|no_puedo|no_esta|no_logra|sin|ya_no|no_me_deja .. respira|respirar|respirando|respirarando|respiracion
   cuesta|costando|dificil|dificultad|trabajo|problemas|ahogo .. respira|respirar|respirando|respiracion
   respira|respirando|respiracion .. mal|raro|apenas|muy_rapido|poquito|trabajo|dificultad
   falta|faltando|faltandole|falta_de .. aire|respiracion|aliento
   no .. entra|llega|jala .. aire
   no|ni|apenas .. coger|coge|cojo|agarrar|agarra|agarro|jalar|jalo|halar|tomar|meter|recuperar|pasar|pasa [el|bien] aire|aliento
   costilla|costillas & hunde|hunden|hundiendo|marcan|respira*
   fue|fueron .. comida|agua|leche|pedazo|caramelo|pan .. lado|camino|hueco
   atoro|atorado|atorada|atora [con|en] [un|una|el|la|su] [pedazo_de] caramelo|pan|pollo|pescado|espina|manzana|salchicha|juguete|pastilla|nuez|mani|galleta|leche|biberon|chicle|bola|canica
   queda|quedo|quedando|quedandose .. sin aire|respiracion|respirar
   poniendo|puso|pone|puesto|volviendo|esta .. azul|morada|morado|moradita|moradito|azulita|azulito
   labios|cara|unas|boca|dedos .. morado|morados|morada|moradas|azul|azules
   choking|choaking
   choked|choke .. on .. food|meat|grape|candy|toy|coin|piece|hotdog|chicken|bone
   stuck|lodged|caught|trapped .. throat|windpipe|airway
   cant|couldnt|no_puede .. cough|toser
   heimlich .. not|doing|isnt|how
   atragant*|atasco|atascad*|atoro .. garganta|comida|uva|carne|dulce|pedazo|hueso|moneda|bebe|respira*|toser
   atragantando|atragantandose|atraganto|atragantado|atragantada|atorando|atorandose
   ahogando|ahogandose|ahoga|ahogo .. con|comiendo|comida|carne|leche|pedazo|dulce|vomito|saliva
   se|me|esta|estoy ahogando|ahogandose|ahogandome
   se|lo ahogo ;
   @child .. se ahoga|ahogo
   inhaler|pump|nebulizer|nebuliser|neb|rescue_inhaler|puffer|albuterol|breathing_treatment .. @not|empty|nothing .. work|working|help|helping|enough|anything|do
   inhaler|puffer|rescue_inhaler|albuterol .. empty|ran_out & asthma|breath*|wheez*
   bomba|bombita|inhalador|nebulizador|nebulizacion|spray|salbutamol .. no|nada .. hace|ayuda|funciona|sirve|quita|alivia|nada|mejora
   asma|asthma .. no|not|wont|cant|doesnt .. quita|pasa|mejora|stop|breathe|better|cede|going_away
   no|nada .. efecto|ayuda|sirve|quita|hace .. bomba|bombita|inhalador|nebulizador|albuterol|spray
   asma .. muy_mal|fuerte|fatal|horrible
   asthma .. right_now|getting_worse|really_bad|severe
   having|has .. asthma_attack|asma_attack
   esta|estoy .. ataque_de_asma|crisis_de_asma|dando_el_asma|dando_asma
   wheezing|silbido .. really_bad|badly|so_bad|cant|not_stopping|wont_stop|blue|feo|mucho
   drowned|drowning|is_drowning
   pulled|found|got|fished|jumped .. pool|canal|lake|ocean|bathtub|tub|water|hot_tub & breathing|face_down|blue|moving|unconscious|floating|drown*
   face_down|floating|under_water|underwater|boca_abajo|flotando .. pool|canal|lake|bathtub|tub|water|piscina|alberca|agua|banera
   fell|fall|falls|went|jumped|cayo .. in|into|under|a|en|al|dentro .. pool|canal|lake|bathtub|piscina|alberca|lago|pozo
   saque|sacamos|sacaron|encontre|encontramos .. piscina|alberca|canal|lago|mar|banera|agua & respira*|mueve|morado|inconsciente|boca_abajo|ahog*
   se ahogo|ahogaba|ahogado .. piscina|alberca|canal|lago|mar|playa|rio
   piscina|alberca|canal|lago|playa|mar|rio .. se|esta ahogo|ahoga|ahogando|ahogado
   no|without|lost|losing [the|our] power|electricity ... oxygen|ventilator|concentrator|breathing_machine
   power|electricity [is|just|went] out|off ... oxygen|ventilator|concentrator|breathing_machine
   oxygen|ventilator|concentrator|breathing_machine ... no|without|lost power|electricity
   oxygen|ventilator|concentrator [machine|tank|concentrator] [just|has] stopped|quit|died|ran_out ;|working|running|and|help|now
   se_fue|se_nos_fue|no_hay|no_tenemos|no_tengo|sin|cortaron|quitaron [la|el] luz|corriente|electricidad ... oxigeno|respirador|concentrador
   oxigeno|respirador|concentrador ... se_fue|se_nos_fue|no_hay|no_tenemos|sin|cortaron|quitaron [la] luz|corriente|electricidad
   oxigeno [se|ya_se] acabo|apago|paro
   infant|baby|newborn|bebe|recien_nacido & limp|floppy|lethargic|flojo|flojito|aguado|aguadito|flacid*
   infant|baby|newborn|bebe ... fever|fiebre ... limp|floppy|flojito|aguadito|flacid*`,
  `asthma_attack|ataque_de_asma|crisis_de_asma|ataque_asmatico|asma_attack
   le|me|te dio .. asma
   short of breath
   shortness of breath
   stops breathing
   deja de respirar`,
);
