import { pattern } from '../../engine/patterns.ts';

/*
 * The patterns of questions about prices, in both languages, without accents and with the usual slips. First those that
 * ask for a price, then those that say what kind of plan is wanted.
 */

/** They ask for a price and little else. The second lookbehind leaves "cada cuánto". */
export const PRICE_WORDS = pattern(
  String.raw`\b(?:how ?(?:much|mutch|mush|muc|mcuh)|hw much|prices?|pricing|prise|prize|costs?|costing|premiums?|
      precios?|presios?|prcios?|presi|costos?|coste|mensualidad|tarifas?|que (?:precio|vale|cuesta)|
      a como|a cuanto)\b|(?<!\bcada )\b(?:cu?anto|quanto|kuanto|cuato)\b(?= (?:(?:me|nos|le|les|te|se|va|
      vamos|voy|a|tengo|hay|tendria|tendriamos|tendre|deberia|que|yo|usted|mas|ustedes) )*(?:cuest|kuest|
      cost|sale|sali|saldr|vale|valdr|es\b|ser|son\b|pag|cobr|qued|sub|aument|anad|agreg|sum|por\b|para\b|
      pa\b|el\b|la\b|un\b|una\b|con\b|sin\b|cada\b|al\b|mensual|individual|familia|plan|x\b|d\b|dinero)|
      $)|\b(?:cu?anto|quanto|kuanto)$|\b(?:what (?:is|s) the damages?(?= *$| (?:for|on|if|with|to)\b)|
      ballpark|set (?:me|us) back|what (?:does|is|would|will|d|do) (?:it|that|this|all that|all of that|
      the whole thing|they|we) (?:all )?(?:run|come (?:out )?to|come out at|add up to)|what (?:is|
      s) (?:it|that|this) (?:all )?(?:run|running|come (?:out )?to|add up to)|by (?:what|how much)$|
      en cu?anto (?:me |nos |le |les |se )?(?:qued\p{L}*|keda|kda|sale|saldr\p{L}*|viene|va)|
      cuanto (?:me |nos |le )?(?:viene|vendria|estaria)(?: siendo| saliendo| a ser| quedando)?)(?!\p{L})`,
  'gu',
);

/** They ask for a price when there is something to be priced. */
export const SOFT_PRICE_WORDS = pattern(
  String.raw`\b(?:monthly|a month|per month|each month|every month|total|quotes?|estimate|would (?:i|we) pay|pay|
      cheap|cheaper|expensive|charge|charges|rates?|al mes|por mes|mensual|mensuales|cuota|cotiz\p{L}*|
      cobran|pag(?:o|ar|aria|ariamos|arian)|barat[oa]s?|car[oa]s?|cuanto|todo junto|mes|bumps?|run me|
      run us|run the numbers|come out to|yearly|annually)\b`,
  'u',
);

/** "Does it cost anything?" asks whether, not how much. */
export const WHETHER_IT_COSTS =
  /\b(?:(?:does|do|will|would) (?:it|that|this|they) costs?(?: (?:me )?(?:anything|extra|money|something|more))?$|costs? (?:me )?(?:anything|something|money)|(?:tiene|hay) (?:algun )?costo|cuesta algo|cuesta dinero)\b/;

export const PER_PERSON =
  /\b(?:per (?:person|head|member|capita|adult|each)|each (?:person|of us|member|one)|by person|a head|apiece|split between (?:us|the)|por (?:persona|cabeza|cada (?:uno|una|persona|miembro)|miembro|barba)|cada (?:persona|quien|uno|una|miembro|cual)|c u)\b/;

/** "Each child", before the word for the child. */
export const EACH_CHILD = /^(?:each|every|per|cada|por)$/;
export const ADDS =
  /\b(?:add|adds|adding|added|extra|additional|more|bumps?|throw(?:ing)? (?:in|on)|agreg\p{L}*|anad\p{L}*|sum\p{L}*|inclu\p{L}*|met\p{L}*|mas|adicional|sube|aumenta)\b/u;
/** Taking somebody onto the plan. */
export const ADD_SOMEBODY =
  /\b(?:add|adding|include|including|get married|marry|throw (?:in|on)|agreg\p{L}*|anad\p{L}*|inclu\p{L}*|met[aeo]\p{L}*|sumo|sumar|sumamos)\b/u;
export const WITHOUT_IT =
  /\b(?:(?:without|sin|remove|drop|minus) (?:it|that|that one|them|eso|ese|esos|el|ella)$|(?:take|leave) (?:it|that) (?:off|out|away)|quital[oa]|quitasel[oa]|quitamel[oa]|sacal[oa])\b/;

/** The price of a whole year. An age is in years too, so "year" alone does not say it. */
export const YEARLY =
  /\b(?:(?:whole|full|entire|per|each|every|for the|for a|the) year|yearly|annual|annually|a year(?! old)|(?:12|twelve) months|(?:al|por|el) ano|todo el ano|ano completo|anual|anualmente|12 meses)\b/;

/** Puts right what was said before: "wait, 3 kids". */
export const CORRECTS =
  /^(?:(?:oh|ok|no|ay|lol|ups) )*(?:wait|my bad|oops|sorry|scratch that|i mean|i meant|correction|perdon\p{L}*|disculp\p{L}*|me equivoque|digo|quise decir|mejor dicho|espere|espera)\b/u;
/** Takes one child off the plan. */
export const ONE_CHILD_LESS =
  /\b(?:(?:one|1) (?:less|fewer) (?:kid|child)|(?:take|drop|remove|leave) (?:one|1) (?:of the )?(?:kids?|child|children)|(?:un|una|1) (?:nino|nina|hijo|hija|muchacho|muchacha) menos|(?:quit|sac)\p{L}* (?:a )?(?:un|una|1) (?:de los )?(?:nino|nina|hijo|hija|muchacho|muchacha)s?)\b/u;

/** It was said who the main member is. */
export const NAMES_MAIN_MEMBER =
  /\b(?:main (?:member|one|person|applicant)|primary|policy ?holder|titular|principal|a mi nombre|in my name|under my name)\b/;

export const COUNTY = pattern(
  String.raw`\b(?:count(?:y|ies)|condados?|zip ?(?:code)?s?|city|cities|ciudad|ciudades|where (?:i|you|u|we|
      one) live|donde (?:uno |yo )?viv\p{L}*|zona|areas?|miami|dade|broward|palm beach|orlando|orange|
      hillsborough|pinellas|osceola|seminole|lake|lee|collier|polk|pasco|volusia|tampa|hialeah|kissimmee|
      homestead|fort lauderdale|ft lauderdale|naples|clearwater|doral|kendall|hollywood|pembroke|boca|
      fort myers|lakeland|st pete\p{L}*|sanford|hallandale|miramar)\b`,
  'u',
);
const PRICE_NAME =
  '(?:prices?|costs?|precios?|presios?|costos?|pay|pag\\p{L}*|cobr\\p{L}*|charge|sale|cuesta|vale|tarifas?|rates?|premiums?)';
const CHANGE =
  '(?:chang\\p{L}*|depend\\p{L}*|var[iy]\\p{L}*|differ\\p{L}*|cambi\\p{L}*|matter\\p{L}*|import\\p{L}*|afect\\p{L}*|affect\\p{L}*|drops?|go(?:es)? (?:up|down)|sub\\p{L}*|baj\\p{L}*|same|igual|mism[oa]s?|more|mas|less|menos|distint\\p{L}*)';
export const PRICE_DIFFERS = new RegExp(
  `\\b(?:more expensive|cheaper|pricier|mas (?:car|barat|economic)\\p{L}*|da (?:igual|lo mismo)|${PRICE_NAME}\\b.{0,80}\\b${CHANGE}|${CHANGE}\\b.{0,80}\\b${PRICE_NAME})\\b`,
  'u',
);

/** The fee that is paid once. */
export const FEE = pattern(
  String.raw`\b(?:(?:application|aplication|app|enroll?ment|registration|sign ?up|joining|join|membership|
      initiation|activation|set ?up|start ?up|entry|admin\p{L}*|processing|one time|hidden|initial|
      upfront|start) (?:fees?|charges?|costs?|payment)|(?:any|the|a|other) fees?|fees?$|fees? to (?:join|
      apply|enroll|sign|start|get)|(?:cargo|cuota|costo|precio|pago|tarifa|tasa|fee) (?:de |por |
      para )?(?:la |el )?(?:solicitud|inscripcion|entrada|matricula|registro|aplicacion|afiliacion|
      ingreso|apertura|entrar|inicial|aplicar|unico|inscribir\p{L}*)|inscripcion|matricula|(?:aplicacion|
      solicitud) (?:se (?:paga|cobra)|cuesta|vale|(?:va|viene|es|esta) (?:aparte|incluid[oa]|gratis)|
      tiene (?:costo|cargo|precio))|(?:money|anything|something|cash) (?:down|up ?front)|down payment|
      (?:dar|pagar|poner|cobran|pago|dan|pide|piden) (?:algo |dinero )?(?:de entrada|por adelantado|
      al principio|para empezar)|cargos? (?:extra|adicional|oculto|inicial)\p{L}*)\b`,
  'u',
);
/** Paying "to join", which may be the fee or the plan. */
export const PAY_TO_JOIN = pattern(
  String.raw`\b(?:(?:pay|paying|costs?|charge|charges|how much) (?:[a-z]+ ){0,4}?(?:to |for )(?:join|joining|
      apply|applying|enroll|enrolling|sign up|signing up|register|registering|get in|start)|(?:pag\p{L}*|
      cuesta|cobran|cobra|cuanto|sale|vale) (?:[a-z]+ ){0,3}?(?:entrar|inscribir\p{L}*|afiliar\p{L}*|
      apuntar\p{L}*|registrar\p{L}*|aplicar|empezar|la solicitud|la aplicacion))\b`,
  'u',
);

export const SEVERAL_PACKAGES =
  /\b(?:(?:2|3|both|several|multiple|more than (?:one|1)|varios|dos|ambos|mas de (?:un|uno|1)) (?:(?:core|main|of the|different|los|de los|the) )*(?:packages?|paquetes?)|(?:packages|paquetes) (?:principales )?(?:a la vez|juntos|together|at (?:once|the same time)|al mismo tiempo))\b/;
export const AT_ONCE =
  /\b(?:at (?:once|the same time)|together|both|combine|a la vez|al mismo tiempo|junt[oa]s|ambos|los 2|can i|could i|puedo|se puede|se pueden|podria)\b/;
export const EITHER = /\b(?:or|o|vs|versus|cheaper|difference|diferencia)\b/;

export const CHEAPEST =
  /\b(?:cheapest|cheepest|lowest|least expensive|most affordable|minimum|(?:mas|ma) (?:barat|economic)\p{L}*|menor precio|precio minimo|minimo|lo (?:mas )?minimo|menos caro)\b/u;
export const PRICE_TABLE = pattern(
  String.raw`\b(?:(?:price|rate|prices|rates|cost|costs|pricing) (?:list|lists|table|tables|chart|sheet|by age|
      per age|for (?:all|each|every) ages?)|(?:lista|tabla) de (?:los )?(?:precios|tarifas|costos)|
      (?:precios|tarifas) (?:por|segun|de) (?:la )?edad(?:es)?|all (?:the |your )?(?:prices|rates)|
      todos los precios|las tarifas)\b`,
);
export const FREE = /\b(?:free|gratis|gratuit[oa])\b/;

export const PACKAGE_ALONE =
  /\b(?:(?:just|only) (?:the )?(?:package|pkg)|package (?:alone|only|by itself)|by itself|on its own|(?:puro|solo|solamente) (?:el )?paquete|paquete (?:solo|nada mas|nomas|por separado|aparte))\b/;

/** What is priced is a plan of ours. "Insurance" is what many call it. */
export const PLAN =
  /\b(?:plans?|planes|coverage|cobertura|membership|membresia|insurance|seguro|aseguranza|phc|dpo|clinica prepagada|prepaid clinic|premiums?|mensualidad|health ?care|quotes?|cotiz\p{L}*|afiliar\p{L}*|inscribir\p{L}*|enroll)\b/u;
export const INSURANCE = /\b(?:insurance|insurence|seguro|seguros|aseguranza|asegurar\p{L}*|insure[ds]?)\b/u;
export const DISCOUNT_PLAN = /\b(?:discount plan|plan de descuentos?|dpo)\b/;

/** What the price includes is answered elsewhere. */
export const WHAT_IS_INCLUDED = pattern(
  String.raw`\b(?:(?:included|comes|come|covered|get) (?:in|with|for) (?:the|that|this) (?:price|cost|monthly)|
      (?:price|cost|premium|monthly|precio|mensualidad|costo|pago) (?:includes?|incluy\p{L}*|trae|cubre|
      covers?)|(?:incluid[oa]s?|viene|entra) en (?:el|la) (?:precio|mensualidad|costo|pago)|what (?:is|
      s) (?:not )?in the price)\b`,
  'u',
);
export const BY_AGE = /\b(?:age|ages|edad|edades)\b/;

/** "Family doctor" is not a family plan, nor is "un familiar" one. */
export const NOT_A_FAMILY =
  /\b(?:family (?:doctor|dr|medicine|physician|practice|practitioner|history|member|dentist)|(?:medico|medica|doctor|doctora|medicina) (?:de (?:la )?familia|familiar)|(?:un|mi) familiar|family members?)\b/g;

export const INDIVIDUAL_PLAN =
  /\b(?:individual|individually|indiv|indivual|indvidual|inividual|individul|personal plan|single plan|plan personal)\b/;
export const FAMILY_PLAN =
  /\b(?:family|families|familia|familiar|familiares|famly|familly|fam|familiy|famila)\b/;

/** Two adults without saying which. */
export const COUPLE = pattern(
  String.raw`\b(?:couple(?! of)|couples|(?<!mi )pareja|matrimonio|(?:the|just the|only the|for|its|it is|
      just) (?:2|both) of us|them 2|ellos 2|ellas 2|empty nesters?|get married|2 (?:viejos|viejitos|
      grown ?ups)|2 (?:people|personas)|both of us|us 2|nosotros 2|nosotras 2|los 2 solos|solo nosotros|
      just us|only us|for us|para nosotros|married|casad[oa]s?|somos 2|we are 2|us both|esposos|
      husband and wife|man and wife)\b`,
);

/** One adult: the visitor. */
export const ALONE = pattern(
  String.raw`\b(?:just me|only me|me only|me alone|just myself|just for (?:me|myself)|only for (?:me|myself)|
      (?:just|only|for) (?:1|one)(?= (?:person|adult|of)\b|$)|1 person|one person|single person|single|
      by myself|on my own|live alone|lives alone|living alone|solo (?:yo|para mi|pa mi|por mi|una)|
      sola (?:yo|para mi)|yo (?:solo|sola|solito|solita|nada mas|nomas)|para mi (?:solo|sola|solito|
      solita|nada mas|nomas)|nada mas (?:yo|para mi)|nomas (?:yo|para mi)|solamente (?:yo|para mi)|
      vivo sol[oa]|vive sol[oa]|viviendo sol[oa]|una (?:sola )?persona|1 (?:sola )?persona|
      un (?:solo )?adulto|un individuo|1 adulto|1 adult|one adult|soy solter[oa]|solter[oa]|viud[oa]|
      widow|widower|divorciad[oa]|divorced|separad[oa]|separated|me separe|bachelor|(?:el|la) sol[oa]|
      (?:for|just|pa|para|es) un[oa] sol[oa]|un[oa] solit[oa]|(?:el papa|la mama|su papa|
      su mama) no (?:va|esta|entra|vive|cuenta)|by (?:him|her)self|nobody else|no one else|widowed)\b`,
);

/** "Me" and "mi" where they stand for who is covered, and not "give me" or "mi esposa". */
export const COVERS_SELF = pattern(
  String.raw`\b(?:(?:for|just|only|and|plus|its|cover|covers|covering) (?:me|myself)\b|^me$|\bmyself\b|me (?:and|
      plus|my|wife|husband|\d+)\b|and i\b|i and\b|y yo\b|yo y\b|e yo\b|^yo\b|yo (?:de )?\d+|somos yo|
      soy yo|conmigo|a mi y\b|(?:para|pa|por) mi(?:$| (?:y|e|solo|sola|que|tengo|con|sin|de|mas|soy|
      cuanto|en|al|el|un|una|la|si|mismo|misma|\d+)\b)|mi y (?:mi|mis)\b)`,
);

/** Two adults and nobody else, unless children are named. */
export const JUST_TWO = /\b(?:couple|pareja|empty nesters?|2 of us|both of us|nosotros 2|nosotras 2|us 2)\b/;

/** One adult who is known by an age: "a 50 year old man", "una señora de 58". */
export const ONE_PERSON =
  /\b(?:(?:for|para|pa) (?:an?|una?) \d+ (?:years?|anos)|\d+ years? old (?:man|woman|guy|lady|male|female|person|adult|student)|(?:an?|una?|1) (?:man|woman|guy|lady|male|female|person|student|senior|hombre|mujer|senora|senor|persona|joven|estudiante)|(?:hombre|mujer|senora|senor|persona) de \d+)\b/;

/** The visitor and a relative: "me and my mom". */
export const SELF_AND_RELATIVE =
  /\b(?:(?:me|mi|myself|yo|i) (?:and|y|e|plus|con) (?:(?:a|para|pa|for) )?(?:my|mi|her|his) (\p{L}+)|(?:my|mi) (\p{L}+) (?:and|y|e) (?:(?:a|para|pa|for) )?(?:me|mi|myself|yo|i))\b/gu;
