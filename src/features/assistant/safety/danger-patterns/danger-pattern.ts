import { type Phrases, phrases, type WordLists } from '../../engine/patterns.ts';

/** Which advice an emergency gets, besides 911 or 988. */
export type Advice =
  | 'general'
  | 'breathing'
  | 'poison'
  | 'battery'
  | 'bleeding'
  | 'pregnancyBleeding'
  | 'birth'
  | 'outside'
  | 'heat'
  | 'electricity'
  | 'seizure'
  | 'violence'
  | 'abuse'
  | 'crisis';

/** The patterns of one kind of emergency, in both languages. */
export type DangerPattern = {
  advice: Advice;
  /** Said as happening; only what is clearly past, slight, denied or a joke is not matched. */
  happening: Phrases;
  /** Only named; a message that asks for a specialist, a benefit or a price is not matched. */
  named: Phrases;
};

/** A kind of emergency from its two tables, in the notation of `phrases`. */
export function dangerPattern(advice: Advice, happening: string, named = ''): DangerPattern {
  return { advice, happening: phrases(happening, LISTS), named: phrases(named, LISTS) };
}

/** Word lists that the danger patterns share. */
export const LISTS: WordLists = {
  child: `baby|babies|toddler|kid|kids|child|children|son|daughter|boy|girl|infant|newborn|grandson|granddaughter
    grandbaby|grandkid|nephew|niece|little one|year old|years old|yr old|yo|month old|months old|mo old|bebe|bebita
    bebito|nino|nina|ninos|nene|nena|hijo|hija|hijito|hijita|nieto|nieta|sobrino|sobrina|recien nacido|chiquito
    chiquita|chamaco|muchachito|hijos|hijas|ninas|bebes|sobrinos|nietos|little cousin|little brother|little sister|hermanito|hermanita|primito|primita`,
  partner: `husband|boyfriend|bf|wife|girlfriend|gf|ex|partner|fiance|man|stepdad|stepfather|roommate|marido|esposo
    novio|pareja|mujer|esposa|novia|ex marido|ex esposo|exmarido|exesposo|padrastro|padre de mis hijos|hombre
    baby daddy|dad|father|brother|son|papa|hermano|hijo`,
  person: `he|she|they|him|her|mom|moms|mother|mothers|mommy|dad|dads|father|husband|wife|brother|sister|grandma
    grandmother|grandpa|grandfather|abuela|abuelo|abuelita|abuelito|mama|papa|mami|papi|esposo|esposa|marido|hermano
    hermana|tio|tia|suegra|suegro|uncle|aunt|neighbor|friend|coworker|boss|somebody|someone|vecino|vecina|amigo|amiga
    companero|suegro|cunado|cunada|primo|prima|nieto|nieta|sobrino|sobrina|tata|taita|pai|mai|viejo|vieja|guelo|guela|abue
    papi|novio|novia|mujer|chamo|chama|cousin|nephew|niece|grandson|granddaughter|pops|daddy|granny|roommate
    girlfriend|boyfriend|teacher|stepson|stepdaughter|coworkers|guy|lady|old_man|senor|senora|alguien|son|daughter|hijo|hija|nino|nina|baby|bebe|hes|shes|kid|el|ella`,
  elder: `elderly|grandma|grandmother|grandpa|grandfather|granny|abuela|abuelo|abuelita|abuelito|anciana|anciano|ancianos
    viejita|viejito|bisabuela|bisabuelo|senior mother|elderly mom|elderly dad|elderly mother|elderly father`,
  hurts: `hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|slapping|kicks|kicked|kicking|punches|punched|punching
    hurting|abuses|abused|abusing|molests|molested|molesting|mistreats|mistreated|mistreating|neglects|neglecting|starving
    pega|pegan|pego|pegaba|pegaron|pegando|golpea|golpean|golpeo|golpearon|golpeando|maltrata|maltratan|maltrato a
    maltrataron|maltratando|abusa|abusan|abuso de|abusaron|abusando|manosea|manoseo`,
  battery:
    'battery|batteries|coin cell|button cell|pila|pilas|pilita|pilitas|bateria|baterias|magnet|magnets|iman|imanes',
  took: `took|taken|swallowed|ate|eaten|drank|drunk|ingested|got into|gotten into|tomo|tome|tomado|tomaron|trago|trague
    tragado|bebio|bebido|comio|comido|metio|ingirio|tragaron`,
  swallowed: `swallowed|ate|eaten|drank|drunk|ingested|drinking|eating|got into|gotten into|tomo|tome|tomaron|trago|trague
    tragado|bebio|bebido|comio|comido|ingirio|took a sip of|chewed|mordio|put in his mouth`,
  pills: `pill|pills|tablets|capsules|meds|medication|medications|medicine|medicines|tylenol|acetaminophen|ibuprofen
    percs|perc|percocets|oxys|norco|vicodin|klonopin|ambien|painkillers|advil|aspirin|aspirins|benadryl|xanax|opioids|oxy|oxycodone|percocet|insulin|melatonin|vitamins|gummies|edibles
    pastilla|pastillas|pildora|pildoras|tableta|tabletas|capsulas|medicamento|medicamentos|medicinas|aspirinas
    acetaminofen|ibuprofeno|insulina|jarabe|jarabes|cough syrup|clonazepam|antidepressants|sleeping aids`,
  poison: `raticida|mata ratas|mataratas|tiner|soda caustica|pinol|formol|diesel|rubbing alcohol|hand soap|bleach|clorox|cloro|lejia|detergent|detergente|tide pod
    tide pods|laundry pod|drain cleaner|cleaner|drano|poison|veneno|antifreeze|anticongelante|gasoline
    gasolina|kerosene|kerosen|lysol|fabuloso|pine sol|pinesol|sanitizer|ammonia|amoniaco|insecticide
    insecticida|pesticide|rat poison|mistolin|thinner|aguarras
    nail polish remover|quitaesmalte|weed killer|matamalezas|raid|windex|roach spray|bug spray|spray de cucarachas|perfume|mothball|naftalina|lighter fluid|limpiador|desinfectante|lamp oil|mouthwash|enjuague bucal|chemical|chemicals|quimico|quimicos|jabon de lavar`,
  tooMuch: `whole|entire|too many|too much|whole bottle|the bottle|entire bottle|all my|all of my|all the|all her|all his|all of her
    all of his|bunch of|handful of|lot of|lots of|demasiad*|monton de|muchas|muchos|todas las|todas mis
    todas sus|todo el frasco|frasco de|el frasco|pomo de|el pomo|puno de|bote de|un poco de todas|media caja|una caja de
    toda la caja`,
  gaveBirth: `gave birth|giving birth|had a baby|had the baby|had my baby|delivered my baby|pari|parir|pario|di a luz
    dar a luz|dio a luz|tuve el bebe|tuve al bebe|tuve mi bebe|tuve a mi bebe|tuvo el bebe|tuvo al bebe|recien parida`,
  not: 'not|isnt|aint|wasnt|arent|doesnt|dont|wont|cant|couldnt|didnt|hasnt|stopped|quit|no',
  lot: `a lot|alot|lots|heavy|heavily|badly|bad|really bad|so much|to death|profusely|gushing|pouring|spurting|everywhere
    mucho|mucha|muchisimo|muchisima|bastante|demasiado|a chorro|a chorros|chorros|por todos lados|sin parar
    non stop|nonstop|tons|soaked|empapad*|severely|like crazy`,
  wontStop: `wont stop|will not stop|cant stop|not stopping|isnt stopping|doesnt stop|no para|no le para|no se para
    no se le para|no se le quita|no se quita|no deja de|no dejo de|no puedo parar|no podemos parar|no se detiene
    no se le corta|keeps`,
};
