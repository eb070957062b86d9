import { dangerPattern } from './danger-pattern.ts';

/** Thoughts of ending it, one's own or another's, said straight or sideways. */
export const CRISIS = dangerPattern(
  'crisis',
  `kill|killing|kil|hang|hanging|shoot|shooting|off|drown|unalive|unaliving|end myself|himself|herself|themselves|themself|my_self
   kms|unalive|unaliving
   end|ending|take|taking|took|ended my|his|her|their|own|my_own|his_own|her_own|their_own life
   going|gonna|want|wants|wanna|ready|plan|planning|thinking_of|about [to] end|ending it ;
   im|hes|shes|i|going|gonna|want|wants|wanna [gonna|going] [to] end|ending it tonight|now|today|right_now
   want|wants|wanna [to] just end it
   dont|doesnt|didnt|not|no_longer|stopped|never want|wants|wanna|wanting [to] live|be_alive|exist|go_on|keep_living|keep_going|wake_up|be_here_anymore|be_around_anymore|be_on_this_earth
   tired|sick|done of|with living|life|being_alive|existing|this_life|my_life
   [dont|cant|doesnt] see [a|any|the] reason|point|purpose [of|in|to] [be|being|keep] live|living|alive|life|go_on|anymore
   i just want|wanna [to] disappear
   todos|familia|hijos|ellos .. mejor sin_mi
   mejor estarian todos sin_mi
   nadie .. extranaria|extranara|extrana .. muero|muriera|muerto|muerta
   mejor se|me mata|mato|mate
   cant go_on|keep_going anymore|any_more|like_this
   says|said|thinks .. better|better_off without_him|without_her|without_me
   i feel like there is|theres no_way_out
   feel|feels|feeling like dying|ending_it|i_want_to_die|killing
   dont|doesnt feel_like living|being_alive|existing|going_on
   want|wants|wanna|wish_i_could [to] [just] disappear [forever|completely] ;
   plan|planning|going|gonna|want|wants|thinking .. take|taking|swallow|swallowing all|whole|every .. @pills
   anyone|anybody|who .. care|miss .. if|when i|im .. die|died|gone|dead|disappear*
   no|without|whats_the|what_is_the|see_the|see_a|see_any reason|point|purpose [of|in|to] [be|being|keep] live|living|life|alive|existing|anymore|go_on
   im|being|such|just|only|feel_like a burden
   hurt|harm|hurting|harming|cut|cutting|burning myself|himself|herself|themselves .. on_purpose|to_feel
   want|wants|wanna|going|gonna|thinking|thoughts|might|urge|urges|plan|planning|planned|threatening|threatened|threatens|afraid|talks|talking .. hurt|harm|hurting|harming|cut|cutting|burning myself|himself|herself|themselves|her_self|him_self
   thinking|thoughts|think|considering|plan|planning|talking|talks|threatening|threatens|threatened|attempt|attempted|wants|contemplating|ways_to|tried .. suicide|sucide|suicied
   thinking|thoughts|think|talks|talking|dreams of|about dying|death|being_dead
   cant .. do_this|take_this|take_it|handle_this|keep_doing_this|live_like_this anymore|any_more|no_more|any_longer ;
   me [lo] quiero|voy_a|deberia|pienso|dan_ganas_de|podria|trato_de|intento matar|ahorcar|suicidar|colgar|quitar_la_vida
   se [lo] quiere|va_a|deberia|piensa|podria|intenta|intento|trata_de|trato_de matar|ahorcar|suicidar|colgar|quitar_la_vida
   quiero|quiere|quisiera|queria|deseo|desea|prefiero|prefiere|ganas_de|ojala|preferiria|anhelo|merezco [me|yo|ya|solo|que] morir|morirme|morirse|muriera|estar_muerto|estar_muerta|estuviera_muerto|estuviera_muerta|muera|no_existir|no_haber_nacido
   no|ya_no [ya|mas|le] quiero|quiere|tengo_ganas|tiene_ganas|deseo|quisiera|hay_ganas [de|mas|seguir|ya] vivir|viviendo|existir|estar_vivo|estar_viva|estar_aqui|despertar|despertarme|despertarse|seguir_aqui|seguir_adelante
   no|ya_no [tengo|tiene|hay|siento] ganas de|para vivir|seguir|nada_ni_de_vivir
   soy|siento .. carga|estorbo .. todos|familia|hijos|nadie
   una carga para todos|mi_familia|ellos ;
   quiero|quisiera|ganas_de|quiere desaparecer ;
   quiero|quiere|va_a|voy_a|ganas|pensando|pienso|piensa|amenaza|dice|dijo .. hacerme|hacerse|aserse|aserme|lastimarme|lastimarse|cortarme|cortarse|cortandose [mucho|las|los] dano|venas|brazos|munecas|a_proposito
   quiero|quiere|voy_a|va_a lastimarme|lastimarse ;
   se va|quiere|vaya|pueda|puede [a] hacer|aser|lastimar dano
   me voy|quiero|vaya|pueda|puedo [a] hacer|aser|lastimar dano
   autolesion*
   overdose on_purpose|myself
   @took .. @pills .. on_purpose|a_proposito|to_die|para_morir|para_morirme|para_morirse|para_matarse
   end|ending it_all|everything
   want|wants|wanna|wanted|ready|rather|id_rather|deserve|prefer|prefers [to] die|be_dead|end_it|end_things
   wish|wishes|hope .. was|were|would|could .. dead|died|die|never_born|never_been_born|not_wake_up
   wish .. never wake|woke|been_born
   sleep .. never|not|dont|forever .. wake|waking|forever
   nothing|no_reason .. to live|live_for|to_keep_going|to_go_on
   life|living .. isnt|is_not|not|aint|no_longer|doesnt|feels .. worth|meaningless|pointless|hopeless|living|point
   better|happier|better_off|fine|easier|relieved .. without me|her|him|us ;
   better|happier|better_off|easier .. if i|im was|were|am|wasnt|werent|died|gone|disappeared|dead|not .. gone|here|dead|around|alive
   better|happier|easier|better_off .. if_i_died|if_i_was_gone|if_i_were_gone|if_im_gone|if_im_dead|if_i_disappeared|without_me
   better_off dead
   everyone|everybody|family|kids|world|they .. better|happier|fine .. without me
   nobody|no_one|noone|nobodyd|who .. miss|care|notice .. me|if_i .. died|die|gone|dead|disappear*|killed ..
   nobody|no_one|noone|nobodyd would miss_me|care_if_i_died
   keep|keeps|started|been|is|are|hes|shes|im cutting myself|himself|herself|themselves|her_arms|his_arms|her_wrists|my_arms|my_wrists
   cuts|cutting her|his|my|their|herself|himself arms|wrists|legs|again ;
   self_harm*|selfharm*|self_injur*|self_mutilat*
   slit|cut|slash|slitting|cutting|slashed .. wrist|wrists
   suicidal|sucidal|suicide_note|suicide_letter|suicidal_thoughts|suicidal_ideation|committing_suicide|commit_suicide|attempted_suicide_today
   goodbye|farewell|suicide note|letter|notes|letters
   said|saying|says goodbye .. to_everyone|forever|everybody
   jump|jumping off|from|in_front .. bridge|building|roof|balcony|train|bus|traffic|cliff
   on .. bridge|ledge|roof .. jump
   blow|put .. brains|bullet .. out|head
   pull the trigger
   easiest|best|painless|quickest|fastest|easy|good way|ways to die|kill|end
   facil|rapido|rapida|mejor|sin_dolor .. morirse|morirme|matarse|matarme|suicidarse
   forma|manera de morir|morirse|morirme|matarse|matarme
   thinking|going|want|might|planning .. take|taking|swallow .. them_all|all_of_them|all_my|every_pill
   tomarme|tomarse .. todas|todo_el_frasco|muchas .. pastillas|pildoras|;
   drive|driving|crash|crashing|swerve .. off_the_road|into_a_tree|into_traffic|off_a_bridge|my_car_on_purpose
   feel|see|seems|theres|there_is|like .. no_way_out|no_other_way|no_hope_left ;
   no hay|veo|tengo|encuentro|le_veo salida ;
   siento .. no_hay_salida
   hurting|harming myself|himself|herself|themselves
   want|wants|wanna [to] be_gone|be_dead|not_exist
   pain to end
   want|wants|wanna|wish it_all|everything to end|stop|be_over
   cant .. anymore|any_more ... want it to_end|to_be_over|to_stop
   quiero|quisiera|ojala que todo [esto] [ya] [se] acabe|acabara|termine|terminara ;
   rope|noose|soga .. ready|lista
   have_a_plan|got_a_plan|made_a_plan|tengo_un_plan|tengo_todo_listo ... @pills|gun|rope|pistola|soga .. table|hand|ready|here|mesa|mano|listas|lista|aqui
   nadie me|nos va_a extranar|llorar ;
   dont|doesnt|didnt|not deserve [to] live|be_alive|exist
   no merezco|merece vivir|estar_viva|estar_vivo
   miedo .. hacerme|lastimarme|matarme dano|;
   mejor [yo|que] me_mato|se_mata|me_mate|se_mate ;
   cant go_on|keep_going|live_like_this|live_anymore [anymore|any_more|like_this] ;
   dont want to be here anymore|any_more|no_more
   dont want .. here anymore|any_more ;
   give_up|giving_up|gave_up on|con life|living|la_vida
   take|taking|swallow .. all|whole|bottle .. pills .. die|end|sleep|forever
   matarme|matarse|suicidar*|suicida|suicidas|ahorcarme|ahorcarse|colgarme|colgarse|pegarme_un_tiro|darme_un_tiro|pegarse_un_tiro|darse_un_tiro
   pensando|pienso|piensa|pensado|ideas|intento|intentar|intenta|hablando|habla|considerando .. suicidio
   me_mato ;
   me voy|quiero|tengo .. matar ;
   quitarme|quitarse|quitarte|quito|quita|quitar|quitarle .. la_vida|mi_vida|su_vida
   acabar|terminar|acabo|termino .. con_todo|con_mi_vida|con_su_vida|mi_vida|su_vida|de_una_vez_con_todo
   no|ya_no|nada .. sentido|vale|razon|razones|motivo|motivos|ganas|para_que .. vida|vivir|seguir_viviendo|seguir
   para que vivir|seguir_viviendo|sigo_viviendo
   la_vida|mi_vida .. no .. sentido|vale
   cansado|cansada|cansao|harto|harta|agotada .. vivir|la_vida|esta_vida|mi_vida|existir
   mejor|mas_felices|tranquilos|felices .. sin mi|ella|el ;
   mejor|mas_felices|felices .. si me_muero|me_muriera|no_estuviera|yo_no_estuviera|desaparezco|me_fuera_para_siempre|no_existiera
   mejor .. estar|estaria muerto|muerta|muerte
   mejor se|me muere|muero|muera ;
   no|ya_no doy|aguanto mas .. no|vivir|morir*
   mejor muerto|muerta|morirme|morir ;
   nadie .. extranaria|extranara|extrana|llorara|importa|importaria|va_a_extranar|echaria_de_menos|daria_cuenta .. muero|muriera|muerta|muerto|no_estoy|falto|desaparezco|no_estuviera|mi ;
   desaparecer|dormirme|dormir|dormirse .. no despertar|despertarme|despertarse
   quiero|ganas_de|quisiera desaparecer .. para_siempre|del_mundo|todo|no ..
   se|me [esta|estoy|anda] corta|corto|cortaba|cortando .. brazos|venas|munecas|muslos|piernas_a_proposito
   cortandose|cortandome .. brazos|venas|munecas|muslos
   quiero|quiere|voy_a|va_a|ganas_de cortarme|cortarse ;
   voy_a|va_a|quiere|quiero .. hacer|hacerse|hacerme|aser dano ;
   cortarme|cortarse|corto|corte|corta .. venas|munecas
   me|se .. tirar|lanzar|aventar|tiro|lanzo .. puente|balcon|techo|edificio|tren|azotea
   quiero|quisiera|ojala|prefiero|deseo no despertar|despertara|despertarme|despierte
   nota|carta .. adios|despide|despidiendose|despedida
   tirarme|tirarse|lanzarme|lanzarse|aventarme|aventarse|saltar|brincar .. puente|balcon|techo|edificio|tren|carro|ventana|azotea
   carta|nota de despedida|suicidio
   despidio|despidiendo|despedirme|despedirse .. todos|siempre|vida|mundo
   no|ya_no aguanto|soporto|puedo|puede|aguanta mas ;
   no|ya_no aguanto|soporto|puedo .. mas .. vivir|vida|asi|dolor_de_vivir ;
   ideas|pensamientos suicidas|de_muerte|de_morir|de_matarme`,
  'suicide|suicidio',
);

/** Somebody has already done it: life is in danger now. */
export const CRISIS_NOW = dangerPattern(
  'crisis',
  `cut|slit|slashed my|her|his wrists|wrist .. bleed*|blood|deep|now|just
   i|she|he|just slit|slashed|cut [my|her|his] wrists|wrist
   me_corte|se_corto .. venas|munecas
   hung|hanged himself|herself|myself
   se ahorco|colgo
   is|hes|shes hanging from
   tried|trying|intento|trato|intente ... kill_himself|kill_herself|matarse|suicidarse|quitarse_la_vida ... just|now|ahora|ahorita|pills|pastillas|unconscious|bleeding|sangr*|respira
   standing|standing_on|estoy_en|parado|parada|sitting_on ... bridge|ledge|roof|puente|azotea|balcon|cornisa ... jump|saltar|tirar*|brincar
   loaded|cargada .. gun|pistola ... myself|my_head|my_mouth|matarme|cabeza
   gun .. my_head|my_mouth|his_head|her_head`,
);
