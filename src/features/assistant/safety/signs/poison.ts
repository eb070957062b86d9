import { sign } from './sign.ts';

/** Overdose, poison, and what children swallow. */
export const POISON = sign(
  'poison',
  `@swallowed .. @poison
   swallowed .. glass|something_sharp|needle|pin|nail|screw|lego|toy|coin|magnet|marble
   se_trago|trago .. boton|hueso|aguja|alfiler|clavo|tornillo|moneda|juguete|iman|algo
   drank|swallowed .. acid|gas
   swallowed .. button|bone|dentures
   cant|no_puede swallow|tragar
   @poison .. trago|swallowed
   pila|pilas|battery & nariz|nose|oido|ear|garganta|throat
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
