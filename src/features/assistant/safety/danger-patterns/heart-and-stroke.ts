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
