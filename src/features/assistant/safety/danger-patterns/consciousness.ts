import { dangerPattern } from './danger-pattern.ts';

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
