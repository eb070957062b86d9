import { dangerPattern } from './danger-pattern.ts';

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
