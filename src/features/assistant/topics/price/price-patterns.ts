import { pattern } from '../../engine/patterns.ts';

/*
 * The patterns of questions about prices, in both languages, without accents and with the usual slips. First those that
 * ask for a price, then those that say what kind of plan is wanted.
 */

export const PER_PERSON =
  /\b(?:per (?:person|head|member|capita|adult|each)|each (?:person|of us|member|one)|by person|a head|apiece|split between (?:us|the)|por (?:persona|cabeza|cada (?:uno|una|persona|miembro)|miembro|barba)|cada (?:persona|quien|uno|una|miembro|cual)|c u)\b/;

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

export const PACKAGE_ALONE =
  /\b(?:(?:just|only) (?:the )?(?:package|pkg)|package (?:alone|only|by itself)|by itself|on its own|(?:puro|solo|solamente) (?:el )?paquete|paquete (?:solo|nada mas|nomas|por separado|aparte))\b/;

export const INSURANCE = /\b(?:insurance|insurence|seguro|seguros|aseguranza|asegurar\p{L}*|insure[ds]?)\b/u;

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
