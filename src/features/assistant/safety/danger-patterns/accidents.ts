import { dangerPattern } from './danger-pattern.ts';

/** Carbon monoxide, gas and fire: out of the house first. */
export const OUTSIDE = dangerPattern(
  'outside',
  `carbon_monoxide|monoxide|monoxido .. alarm|detector|poison*|going_off|beeping|alarma|sonando|pitando|leak|smell|symptoms|headache|dizzy|mare*|dolor|intoxic*|envenen*
   carbon_monoxide|monoxido_de_carbono ;
   co|gas alarm|detector .. going_off|beeping|beep|sonando|wont_stop
   generator|generador|planta|plant ... dizzy|headache|headaches|nauseous|nausea|vomit*|throwing_up|faint*|pass_out|passed_out|sleepy|sick|cant_breathe|mare*|dolor_de_cabeza|duele_la_cabeza|desmay*|sueno|debil
   dizzy|headache|headaches|nauseous|vomit*|throwing_up|mareado|mareados|mareada|dolor_de_cabeza|duele_la_cabeza ... generator|generador|planta_electrica|planta_prendida|planta_adentro|exhaust|grill_inside
   car|grill|bbq|engine|carro|motor|anafe|carbon|barbecue .. running|on|lit|inside|prendido|encendido|adentro .. garage|house|inside|indoors|garaje|casa|cuarto ... dizzy|headache|sick|vomit*|faint*|mare*|dolor_de_cabeza|desmay*
   smell|smells|smelling|strong|leak|leaking .. gas ... house|kitchen|apartment|home|headache|headaches|dizzy|stove|sick
   smell|smells|smelling|leaking gas ;
   gas leak
   huele|oliendo|olor|fuga|escape .. a_gas|de_gas|gas
   house|home|kitchen|apartment|building|room|stove|bed|couch|garage|trailer .. on_fire|burning_down|in_flames|caught_fire|is_burning
   fire in|at|inside .. kitchen|house|home|apartment|building|room|garage|bedroom|oven|stove
   theres|there_is|theirs .. fire ;
   casa|cocina|apartamento|edificio|cuarto|carro & quemando|incendiando|en_llamas|se_quema|cogio_candela|prendio_fuego|en_fuego
   incendio|fuego|candela .. en|hay .. casa|cocina|apartamento|edificio|cuarto|carro
   hay [un] incendio|fuego|candela
   trapped|atrapad* .. fire|smoke|fuego|humo|incendio|car
   full|lleno|llena of|de smoke|humo
   inhaled|breathing_in|tragado|trago|respiro .. smoke|humo`,
);

/** Heat stroke. */
export const HEAT = dangerPattern(
  'heat',
  `heat_stroke|heatstroke|golpe_de_calor|insolacion|heat_exhaustion ... confus*|passed|vomit*|faint*|unconscious|cant|wont|help|desmay*|no_responde|fiebre
   having|has|have|think|got .. heat_stroke|heatstroke|heat_exhaustion
   dio|dando|tiene|creo .. golpe_de_calor|insolacion
   heat|hot|sun|outside|roofing|outdoors|sol|calor ... confused|isnt_making_sense|makes_no_sense|talking_crazy|passed_out|collapsed|fainted|delirious|not_sweating|stopped_sweating|disoriented|confundid*|desmay*|delirando|no_suda|dejo_de_sudar|desorientad*|desplomo|vomit*
   confused|passed_out|collapsed|fainted|delirious|stopped_sweating|confundid*|desmay*|delirando|desplomo|stumbling ... heat|burning_hot|in_the_sun|roofing|all_day_outside|al_sol|en_el_sol|calor
   left|locked|stuck|quedo|dejaron|dejo|encerrado .. baby|kid|child|toddler|bebe|nino|nina ... car|carro|hot_car
   baby|kid|child|toddler|bebe|nino|nina ... locked|left|stuck|encerrado|encerrada|olvido .. in|en .. car|carro`,
  'heat_stroke|heatstroke|golpe_de_calor',
);

/** Batteries and magnets burn and pinch from inside, also when nothing is felt yet. */
export const BATTERY = dangerPattern(
  'battery',
  `swallowed|swallow|swallows|trago|tragado|trague|tragaron ... @battery
   @swallowed .. @battery
   @battery .. se_la|se_lo|la|lo|was|got trago|comio|swallowed
   @battery .. trago|swallowed
   chupo|chupando|sucked|licked .. @battery
   metio|puso|put|stuck|has|tiene .. boca|mouth|nose|nariz|oido|ear|throat|garganta .. @battery
   @child ... in_his_mouth|in_her_mouth|en_la_boca .. @battery
   pila|pilas|battery|batteries & nariz|nose|oido|ear|garganta|throat`,
);

/** Overdose, poison, and what children swallow. */
export const POISON = dangerPattern(
  'poison',
  `@swallowed .. @poison
   swallowed .. glass|something_sharp|needle|pin|nail|screw|lego|toy|coin|quarter|penny|dime|nickel|marble
   se_trago|trago .. boton|hueso|aguja|alfiler|clavo|tornillo|moneda|juguete|algo
   drank|swallowed .. acid|gas
   swallowed .. button|bone|dentures
   cant|no_puede swallow|tragar
   @poison .. trago|swallowed
   metio|puso|put|stuck .. boca|mouth .. @poison|@pills
   @child .. ate|eaten|comio .. marble|coin|glass|lego|crayon|canica|moneda|vidrio
   sniffed|huffed|olio|inhalo .. @poison
   double|doble|triple dose|dosis .. @pills
   @child .. ate|eaten|chewed|comio|mordio .. berries|berry|mushroom|mushrooms|plant|leaves|hongo|hongos|planta|hojas|semillas .. yard|wild|garden|patio|jardin|monte|vomit*|throwing_up|sick|vomitando
   @took .. @pills .. entero|entera|enteros|completo|completa
   @took .. @pills twice|dos_veces|doble|double ;
   @took .. @pills .. twice|dos_veces today|hoy|by_mistake|by_accident|por_error|sin_querer
   @took .. @tooMuch .. @pills
   @took .. @pills .. too_many|too_much|whole_bottle|all_of_them|at_once|demasiad*|todas|de_golpe|de_un_golpe
   took them_all|all_of_them
   insulin|insulina & twice|double|doubled|doubled_up|dos_veces|doble|wrong|too_much
   @took .. @pills .. by_accident|on_accident|accidentally|por_error|por_accidente|sin_querer
   cant|couldnt|no_puede|no_puedo swallowed|tragar
   @took .. ## [of|de|my|mis] @pills
   tomo|tome|tomado todas ;
   swallowed|ate|got_into|gotten_into|eaten|se_trago|se_comio|trago|comio .. @pills
   @child .. took|tomo .. my|mis|moms|grandmas|grandpas|dads|her|his|las|unas|el_frasco|some|a_bunch|mi|some_of .. pills|pill|pastilla|pastillas|tabletas
   @child ... in_his_mouth|in_her_mouth|en_la_boca .. @pills|@poison
   @person odd ;
   oding|overdosing|overdosed|oded|odd_on|od_on|ods|is_od|hes_od|shes_od
   took|taken|having|had|has .. overdose
   tomo|tomado|tuvo|tiene|esta_en|hizo .. sobredosis
   shot_up|shooting_up|snorted|smoked .. moving|waking|wake|breathing|responding|blue|fentanyl|heroin
   fentanyl|fentanilo|fentanil|heroin|heroina|cocaine|cocaina|meth & moving|wake|breathing|responding|reacciona|despierta|respira|metio|mezclo|took|tomo|morad*|blue
   alcohol_poisoning|narcan|naloxone|naloxona|drank|bebio & passed_out|wont_wake|not_waking|not_responding|isnt_working|no_despierta|vomiting
   was|been|got|is|hes|shes poisoned
   esta|fue|se .. envenenado|envenenada|enveneno|intoxicado|intoxicada
   drank|inhaled|breathed|respiro|inhalo .. fumes|gases|chlorine|cloro|ammonia|amoniaco|chemical|quimico
   mixed|mezcle|mezclo .. bleach|cloro ... breath*|respira*|cough*|tos|dizzy|mare*`,
  `overdose|overdoses|sobredosis|poisoned|poisoning|envenenado|envenenada|envenenamiento|enveneno|intoxicado|intoxicada|intoxico
   drug overdose`,
);

/** Bleeding from within: there is no wound to press on. */
export const INNER_BLEEDING = dangerPattern(
  'general',
  `vomit*|throwing_up|threw_up|throw_up|cough*|spitting & blood
   vomit*|tosiendo|tose|tosio|escupiendo|escupe & sangre
   soaking|soaked|soak .. pad|pads`,
);

/** Heavy bleeding, and wounds that bleed so. */
export const BLEEDING = dangerPattern(
  'bleeding',
  `bleed|bleeds|bleeding|bled|blood|hemorrhag* & @lot|@wontStop|hit_an_artery
   sangr*|sangre|hemorragia|desangra* & @lot|@wontStop
   desangra|desangrando|desangrandose|bleeding_out|hemorrhaging|hemorragia_fuerte
   botando|perdiendo|chorreando|echando .. sangre
   sale|sales|saliendo|salio|saliendole sangre .. cabeza|cuello|pecho|barriga
   blood .. coming|running|pouring|gushing .. from|out_of|down .. head|neck|chest|stomach
   soaking|soaked|soak .. sheets|towel|towels|toalla|toallas
   blood is|was|all over|everywhere|gushing|squirting|pouring
   gunshot|gun_shot|gun_shots|bullet_wound|shot_in|got_shot|been_shot|was_shot|were_shot|is_shot|hes_shot|shes_shot|shot_himself|shot_herself|shot_him|shot_her|shot_me|shot_my
   @person|they|us|me shot ;
   people|guy|kid|man|neighbor|friend|brother|cousin shot
   active_shooter|shooting_outside|a_shooting|someone_is_shooting|somebody_is_shooting|drive_by
   dieron|dio|pegaron|pego|metieron|recibio|tiene .. tiro|tiros|balazo|balazos|disparo|disparos|bala
   balearon|baleado|baleada|balacera|tiroteo|herido_de_bala|herida_de_bala|le_dispararon|me_dispararon|dispararon|a_tiros
   stabbed|got_stabbed|been_stabbed|a_stabbing|knife_wound
   apunal*|punalada|punaladas|acuchill*|cuchillada|cuchilladas|navajazo|machetazo
   cut|cutoff|chopped|sliced|severed|ripped|sawed .. finger|fingers|toe|hand|arm|leg|foot .. off
   cut|sawed|chopped|sliced|ripped|tore|bit off .. finger|fingers|thumb|toe|hand|arm|leg|foot|ear
   bota|boto|botaba|echa|arroja|arrojando|orina_pura sangre
   cut_off|chopped_off|sliced_off|severed|amputat*|lost .. finger|fingers|thumb|toe|hand|arm|leg|foot
   corto|arranco|amputo|mocho|trozo .. un_dedo|el_dedo|los_dedos|la_mano|el_brazo|la_pierna|el_pie
   finger|fingers|thumb|toe|hand|arm|leg|foot|ear .. cut|chopped|sliced|ripped|torn|sawed|bitten off
   deep cut|gash|wound|stab
   cortada|herida|corte profunda|profundo|honda|hondo|grande
   cut|slit|slashed|cutting|corte|corto|cortaron .. throat|artery|neck|cuello|arteria
   impaled|se_clavo|le_clavaron .. fence|rod|knife|cuchillo|varilla|hierro|pecho|barriga`,
);

/** Blows, falls, burns, bites, accidents. */
export const INJURIES = dangerPattern(
  'general',
  `hit|hits|hitting|banged|bumped|smashed|cracked|injured|hurt .. head & vomit*|throw*|threw|confused|sleepy|dizzy|passed|bleed*|blood|acting|unconscious|wake|seizure|cant
   head ... hit|injury|banged|fell ... vomit*|throw*|threw|confused|sleepy|unconscious|acting_weird|not_making_sense
   golpe|golpeo|golpe_en|dio|pego|cayo|golpeado|golpeada .. cabeza ... vomit*|confund*|dormid*|desmay*|sangr*|inconsciente|mareado|mareada|no_despierta|sueno|convuls*
   @person|@child|i|just [just] fell|fallen|falling off|from|down|out_of [of] [a|the|our|his|her] [second|third|2nd|3rd|top|tall] roof|ladder|stairs|balcony|window|building|scaffold|tree|floor|second_floor
   cayo [de|del|por|desde] [la|el|un|una|lo_alto_de] techo|escalera|escaleras|balcon|andamio|ventana|segundo_piso|tercer_piso|azotea
   cracked|split|busted|smashed .. head|skull .. open
   cracked|split|busted|fractured .. skull
   abrio|partio|rajo|rompio|rompieron|partieron .. cabeza|craneo
   confused|vomit*|throwing_up|threw_up|sleepy|passed_out|seizure ... hit|hitting|banged .. head
   head|brain injury .. bad|serious|severe|now
   fell|fall|falls|fallen|jumped|thrown|cayo|caida|caido|tiro ... cant|couldnt|not|no_puede|no_siente|no_se .. move|feel|get_up|wake|mover|sentir|levantar*|mueve|siente|breathe|moving|responding
   cant|couldnt|no_puede|no_puedo|no .. move|feel|mover|sentir|mueve|siente .. legs|neck|toes|piernas|cuello|pies
   no|ni siento|siente .. piernas|pies|brazos|cuerpo
   bone|hueso .. sticking|sticking_out|out|coming_out|afuera|salido|salio|se_le_ve|por_fuera
   hit|struck|run_over|ran_over .. by .. car|truck|bus|train|motorcycle|drunk_driver|van
   ran over|him_over|her_over|my
   atropello|atropellaron|atropellado|atropellada|arrollo|arrollaron
   fell|fallen|collapsed|cayo on|encima [top|of|de|a|al|my|our|mi] @person|@child|me
   le|me|nos cayo .. encima
   skin|piel .. coming_off|peeling_off|falling_off|desprend*|cayendo
   eye|ojo & nail|knife|glass|chemical|acid|bleach|clavo|vidrio|cuchillo|cloro|quimico|anzuelo|hook
   chocamos|chocaron|choque|accidente|volcamos|volco ... atrapad*|inconsciente|sangr*|herid*|grave|no_responde|no_se_mueve
   ve|salio|sale|asoma|afuera .. hueso
   dove|diving|clavado .. cant|no_puede|neck|cuello .. move|mover
   lo|la|me|le|los choco un carro|carro|camion|moto
   car_accident|crash|wreck|accident|accidente|choque|choco ... trapped|stuck|pinned|unconscious|bleeding|hurt_bad|badly_hurt|atrapad*|inconsciente|sangr*|grave|herid*|no_responde|no_reacciona|no_se_mueve
   trapped|pinned|crushed|aplast*|atrapado|atrapada .. under|debajo|bajo|in_the_car|en_el_carro|machine|maquina
   inund*|flood*|huracan|hurricane|agua|water ... atrapad*|trapped
   trapped|atrapad* .. flood*|inund*|water|agua
   boiling|scalding|hot_oil|hot_water|hot_grease|hot_soup|hot_coffee|acid .. spilled|poured|fell|splashed|dumped|on|all_over
   spilled|poured|pulled|splashed ... boiling|scalding|hot_oil|hot_water|hot_soup|hot_coffee .. on|all|down|over
   cayo|echo|tiro|derramo|viro|salpico|quemo ... agua_hirviendo|aceite|hirviendo|agua_caliente|sopa_caliente|cafe_caliente|acido
   agua_hirviendo|aceite_caliente|hirviendo .. encima|le_cayo|se_echo|se_tiro
   burned|burnt|burns|burn|scalded .. face|body|all_over|badly|bad|severe|third_degree|hands|whole|baby|skin_off|peeling|blister*
   third|second degree burn|burns
   @child .. burned|scalded|burnt
   quemo|quemaron|quemado|quemada|quemadura|quemaduras .. cara|cuerpo|todo|toda|grave|graves|feo|mucho|bebe|nino|nina|tercer_grado|manos|piel|pecho|brazo|pierna
   @child .. se quemo
   caught|clothes|hair|shirt .. on fire
   prendio en fuego|candela
   bit|bitten|bites|stung|mordio|mordieron|pico|picado ... snake|rattlesnake|cottonmouth|moccasin|copperhead|coral_snake|black_widow|scorpion|jellyfish_all|shark|alligator|gator|culebra|serpiente|vibora|cascabel|viuda_negra|alacran|escorpion|caiman|cocodrilo|tiburon
   snake|culebra|serpiente|vibora|gator|alligator|shark|cascabel ... bit|mordio|pico|attacked|ataco|got_my|got_him
   snake_bite|snakebite|picadura_de_culebra|mordida_de_culebra|mordedura_de_serpiente
   dog|pitbull|pit_bull|perro|perros|dogs attacked|mauled|ataco|atacaron|mordio|mordieron|bit .. face|neck|cara|cuello|child|baby|nino|nina|bebe|everywhere`,
  `fell|fall|fallen|falling off|from|down|out_of .. roof|ladder|stairs|balcony|window|building|scaffold|tree|second_floor
   cayo|caida|caido|cayendo .. techo|escalera|escaleras|balcon|andamio|ventana|segundo_piso|arbol|edificio
   car_accident|head_on_collision|rollover`,
);

/** Electric shock: nobody must touch the person before the power is off. */
export const ELECTRICITY = dangerPattern(
  'electricity',
  `electrocut*|corrientazo|calambrazo|toque_electrico
   touched|touching|grabbed|hit|stepped .. live_wire|power_line|power_lines|downed_line|wire|cable|outlet .. @person|shock*|not|burn*
   shocked|zapped|shock .. outlet|wire|electric*|power_line|cable|socket
   electric_shock|electrical_shock|descarga_electrica|choque_electrico
   dio|pego|pegado|cogio|agarro|jalo|tumbo .. corriente|electricidad|cable
   pegado|pegada .. cable|corriente
   struck|hit by lightning
   cayo|pego|alcanzo .. un_rayo|rayo`,
);
