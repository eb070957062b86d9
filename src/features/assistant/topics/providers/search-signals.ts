import { pattern } from '../../engine/patterns.ts';

/*
 * The signals that separate a search for a doctor from other questions about doctors. All are tried on
 * `Question.plain`: lower case, no accents, no punctuation, single spaces.
 */

/** Somebody is looked for. */
const SEEKING = pattern(
  String.raw`\b(?:find|finding|look(?:ing)? for|looking|search\w*|needs?|needed|wants?|show (?:me|us)|list|any|
      is there|are there|theres? an?|do (?:you|u|yall|you guys|u guys) have|you (?:guys )?have|
      have you got|got any|where|who|recommend|suggest|see an?|get an?|give me|locate|near|closest|
      nearest|available|trying to|help|which|whos|busc\w+|encontr\w+|encuentr\w+|necesit\w+|ocupo|
      quier\w+|quisier\w+|queremos|hay|haya|tienen|tendran|tendra|tiene|donde|quien|quienes|cual|cuales|
      algun|alguna|algunos|recomiend\w+|recomendar\w*|dame|deme|denme|muestr\w+|ensen\w+|conoce|conocen|
      ver un|ver una|ver al|urge|hace falta|consig\w+|conseguir|cerca|cercano|anda buscando|ando)\b`,
);
/** "I want to know whether ..." looks for nobody. */
const ASKING =
  /\b(?:(?:want|need|like|trying) to (?:know|ask|understand)|find out|wanted to (?:know|ask)|(?:quiero|quisiera|necesito|queria|puede|puedo) (?:saber|preguntar|entender)|need (?:help|info|information) (?:with|about)|who (?:pays|paid)|quien paga)\b/g;

/** Which doctor is right for something: "who do I see", "qué especialista lo ve". */
const WHOM_TO_SEE = pattern(
  String.raw`\b(?:(?:who|whom|which one|what one) (?:do|does|should|can|would|could|must|shall|treats?|sees|
      handles|checks|takes care|looks (?:at|after)|is good|to see|helps|delivers?|pulls?|fix(?:es)?|
      follows?|works (?:on|with)|specializes)|(?:what|which|wich) (?:kind of |type of |sort of |
      kinda )?(?:doctor|dr|doc|specialist|specialty|physician|provider)s?|where (?:do|should|can|
      would) (?:i|we|he|she) (?:go|take)|doctor to see|(?:que|cual|a que|con que|a cual) (?:tipo de |
      clase de )?(?:medico|doctor|doctora|especialista|especialidad)|(?:a|con) quien|quien (?:ve|trata|
      atiende|cura|me|lo|la|le|se|puede|es bueno)|adonde (?:voy|lo|la|puedo)|(?:a )?donde (?:voy|lo llevo|
      la llevo|puedo ir|debo ir|tengo que ir))\b`,
);

const WHAT_DOCTOR =
  /\b(?:what|which|wich|que|cual|a que|con que) (?:kind of |type of |sort of |tipo de |clase de )?(?:doctor|dr|doc|specialist|physician|medico|doctora|especialista)\b/;

/** Money, waiting, the plan's benefits, joining and so on: other topics answer these, wherever the doctor is. */
const OTHERS: readonly RegExp[] = [
  // What it costs.
  /\b(?:how much|costs?|prices?|pricing|pay|pays|paid|paying|fees?|charges?|charged|copays?|copayments?|deductibles?|bills?|billed|billing|dollars|quote|quotes)\b/,
  /\b(?:cuant[oa] (?:cuesta|cuestan|vale|valen|sale|salen|cobra|cobran|es|pago|pagaria|se paga|me|seria)|cuesta|cuestan|precios?|presios?|costos?|costara|cobran?|cobra|cobraron|pagar|pago|pagos|paga|pagan|copagos?|factura|deducible|cotizacion|cotizar)\b/,
  // When.
  /\b(?:how (?:long|soon|often|fast)|how many (?:days|times|months|weeks|visits)|wait(?! (?:i|no|not|my bad|actually|sorry)\b)|waits|waiting|waited|when (?:can|do|does|will|is|are)|times (?:a|per) year|per year)\b/,
  /\b(?:espera|esperar|esperas|esperando|cuanto (?:tiempo|hay que|se tarda|tarda|dura|demora)|cuantos dias|cuantas veces|veces al ano|cada cuanto|cuando (?:puedo|podre|puede|empiez\w+|comienz\w+|me)|desde cuando|periodos?)\b/,
  // Packages, credits and benefits.
  /\b(?:packages?|credits?|benefits?|coverages?|limits?|membership|claims?|enroll\w*|sign up|apply|application|paquetes?|creditos?|beneficios?|coberturas?|limites?|membresia|reclamo\w*|solicitud|inscribi\w*|afiliar\w*)\b/,
  // What a doctor or a word is; whether one is needed; choosing and changing one's own.
  /\b(?:what (?:does|do|is|are) (?:an?|the)|whats (?:an?|the)|what is the|what (?:kind|type|sort) of (?:doctor|dr|specialist) (?:is|are)|difference between|meaning of|que (?:es|son|hace|hacen|significa) (?:un|una|el|la|los|las)|diferencia entre)\b/,
  /\b(?:(?:do|does|must|did) (?:i|we|my \w+|he|she|they) (?:really |still |even )?(?:need|have)|tengo que|tenemos que|hay que|es obligatorio|es necesario)\b/,
  /(?<!who |what |which |where |doctor |specialist )\bshould (?:i|we|he|she)\b|\b(?:deberia|debo|debe) (?:ir|ver|llevar)\b/,
  /\b(?:how|como|can i|may i|puedo|do i)(?: \w+){0,4} (?:choose|pick|select|change|switch|keep|escojo|escoger|elijo|elegir|cambio|cambiar|selecciono|seleccionar)\b/,
  /\b(?:(?:any|cualquier) (?:doctor|dr|dentist|specialist|medico|especialista|dentista)\w* (?:i|we|you|que (?:yo )?(?:quiera|quiero))|own (?:doctor|dr|dentist)|propio (?:medico|doctor|dentista))\b/,
  /\b(?:can|may|could|puedo|podemos) (?:\w+ )?(?:\w+ )?(?:go to|use|see|visit|ir|usar|ver)(?: an?)? (?:any|cualquier)\b/,
  // Existing appointments, the visitor's own papers, complaints.
  pattern(
    String.raw`\b(?:cancel\w*|reschedul\w*|reprogramar|mover la cita|my (?:\w+ )?(?:appointment|appt|results|
      records|prescription|visit)|mi (?:cita|receta|resultado|record|historial|visita)|mis (?:citas|
      resultados|recetas|examenes)|complain\w*|complaints?|grievances?|sue|lawsuit|quejas?|quejar\w*|
      demandar?|maltrat\w+)\b`,
  ),
  // Visits over the telephone, jobs, deals about words.
  /\b(?:virtual\w*|telehealth|telemedicine|telemedicina|online|en linea|por internet|video|videollamada|(?<!(?:my|his|her|our|the) )jobs?|hiring|empleos?|trabajar (?:con|para) ustedes|how many mg|cuantos mg)\b/,
  // Plans by what they have, and our own offices.
  /\b(?:with|con|has|trae|traen|includes?|incluye) (?:the )?(?:dental|vision|pharmacy|farmacia|hospital)\b/,
  /\b(?:your|su|sus|la|una|esa|alguna) (?:\w+ )?(?:office|offices|oficina|oficinas)\b/,
  /\b(?:miami|orlando|main|nearest|closest) offices?\b|(?<!\b(?:doctors?|drs?|physicians?|dental|medical|eye|\w+ists?|\w+ians?) )\boffices? (?:in|at|there|near|around)\b|\boficinas? (?:de|en|por|cerca)\b(?! (?:un |una |los )?(?:dentista|doctor|medico|oculista|pediatra))/,
  // Names of plans.
  /\b(?:(?:dental|vision|pharmacy|hospital|medical|health|discount) (?:plans?|insurance|option)|(?:plan|planes|seguro|aseguranza) (?:dental|de vision|medico|de salud|de farmacia|de descuento)|insurance plan|hospital package|respaldo hospitalario)\b/,
];

/** About coverage; still a search when somebody is looked for at a place: "dentist in Tampa covered by the plan". */
const ON_COVERAGE =
  /\b(?:cover\w*|includ\w*|free|allow\w*|limited|qualify|how many|cubr\w*|cubiert\w*|incluy\w*|incluid\w*|gratis|gratuit\w*|cuant[oa]s|califico|authoriz\w*|autoriz\w*|referr?als?|refered|referred|referid[oa]s?|remision|remisiones)\b/;
const NEEDS_REFERRAL =
  /\b(?:need|needs|require\w*|without|have to|necesit\w+|sin|requier\w+|hace falta|piden)(?: \w+){0,4} (?:an? )?(?:referr?als?|authorization|referid[oa]s?|remision|autorizacion|orden)\b/;

/** "Do I have to get a paper from my doctor first", "o voy directo". */
const FIRST_ASKS = pattern(
  String.raw`\b(?:needs?|have to|has to|got to|wants?|asks?|requires?|without|should|pid\w+|tengo que|tiene que|
      tienen que|hay que|necesit\w+|hace falta|sin|exig\w+)(?: \w+){0,6} (?:papers?|slip|note|permission|
      papel|papelito|papeles|permiso|carta)\b|\b(?:(?:go|going|walk) (?:straight|directly|right) (?:to|
      in)|(?:voy|ir|vaya) (?:directo|directamente|derecho)|ha(?:s|ve) to send (?:me|us|him|her)|(?:tiene|
      tienen) que (?:mandar|referir)(?:me|lo|la|nos)?|me (?:tiene|tienen) que (?:mandar|referir)|
      necesita (?:una )?(?:orden|referencia))\b`,
);

/** The assistant itself is to make the appointment. */
const BOOKING = pattern(
  String.raw`\b(?:(?:book|schedule|squeeze) (?:me|us)|get (?:me|us) in|set (?:me|us) up with|(?:make|get|book|
      schedule|set|reserve) (?:me|us|my \w+|him|her) (?:up )?an? (?:\w+ )?(?:appointment|appt|visit|slot)|
      (?:can|could|will|would) (?:you|yall|you guys|somebody|someone) (?:please )?(?:book|make|schedule|
      set up|set|reserve) (?:an? |my |the )?(?:\w+ )?(?:appointment|appointments|appt|visit)|(?:book|make|
      schedule|set up) an? (?:\w+ )?(?:appointment|appt|visit)\b.* for (?:me|us|him|her))\b|\b(?:sacame|
      saqueme|saquenme|saquenos|hazme|hagame|haganme|haganos|agendame|agendeme|agendenme|reservame|
      reserveme|reservenme|programame|programeme|ponme|pongame|consigueme|consigame|apartame|aparteme|
      dame|deme|denme|me (?:saca|sacas|sacan|hace|haces|hacen|agenda|agendas|agendan|reserva|reservas|
      reservan|consigue|consigues|consiguen|aparta|apartas|da|das|dan|puede (?:sacar|hacer|agendar|dar|
      conseguir|reservar|apartar)|puedes (?:sacar|hacer|agendar|dar|conseguir|reservar|apartar))) (?:una |
      un |mi |la )?(?:citas?|cita medica|turno|consulta con|appointment|appt)\b|\b(?:agendame|agendeme|
      apuntame|apunteme|anotame|anoteme) (?:con|para|el|un|una)\b`,
);

/** Doctors who want in, and families who want their own doctor in. */
const JOINING = pattern(
  String.raw`\b(?:(?:i am|im|we are|soy|somos|as|como) (?:an? |the |un |una |la |el )?(?:\w+ ){0,2}(?:\w+ist|
      \w+ista|\w+logo|\w+loga|pediatra|psiquiatra|podiatra|ortopeda|doctor|doctora|dr|physician|surgeon|
      cirujano|cirujana|medico|medica|provider|proveedor|proveedora|nurse|enfermera|enfermero|therapist|
      terapeuta|pharmacy|farmacia|clinic|clinica|pharmacist|farmaceutico)|join(?:s|ed|ing)?|
      be(?:come)? (?:part of|in|a provider)|becom\w+|contract\w*|contrat\w*|credential\w*|npi|(?:entrar|
      unir\w*|formar parte|ser parte|estar|pertenecer|trabajar)(?: \w+){0,2} (?:a|en|de|con) (?:la|su|tu|
      esta) red|ser proveedor\w*)\b`,
);
const PROPOSING = pattern(
  String.raw`\b(?:(?:suggest|nominate|propose|add|recommend) (?:my|him|her|them|this|our)|(?:suggest|nominate|
      propose|add|recommend) (?:a|the) (?:doctor|dr|dentist) (?:to|for) (?:you|your|the)|(?:proponer|
      sugerir|agregar|anadir|recomendar|incluir) (?:a )?(?:mi|mis|nuestro|nuestra|este|esta)|(?:proponer|
      agregar|anadir|recomendar|sugerir)l[oa]|(?:la|lo) (?:puedo|puedes|pueden) (?:proponer|recomendar|
      sugerir|agregar|anadir|incluir)|(?:not|isnt|arent|no (?:esta|sale|aparece|figura|
      encuentro))(?: \w+){0,6} (?:list|listed|network|directory|lista|red|directorio|pagina))\b`,
);

/** Whether the visitor's own doctor, whom the message does not name, is in the directory. */
const OWN_DOCTOR = pattern(
  String.raw`^(?=.*\b(?:my|mi|our|nuestro|nuestra) (?:doctor|dr|doctora|medico|medica|pcp|pediatrician|pediatra|
      dentist|dentista)\b)(?=.*\b(?:network|directory|list|red|directorio|lista|with you|con ustedes|
      on here|listed|(?:accepts?|takes?|acepta|aceptan|toma|trabaja con) (?:you|this|your|the|these|esto|
      este|el|su|ustedes))\b)(?=.*\b(?:is|if|see|check|does|esta|si|ver|saber|aparece|trabaja|find|
      busc\w+)\b)`,
);

const POSSESSED = /\b(?:my|our|mi|mis|nuestro|nuestra|his|her) (?:\w+ )?$/;

/** Something hurts or is wrong. */
const TROUBLE = pattern(
  String.raw`\b(?:hurts?|hurting|pains?|painful|aches?|aching|sore|swollen|swelling|rash|itch\w*|bleed\w*|broke|
      broken|numb\w*|blurry|dizzy|lump|burn\w*|headache|toothache|cough\w*|fever|duelen?|dolor|doliendo|
      hinchad\w+|pica\w*|sangra\w*|manchas?|ronchas|sarpullido|arde\w*|molest\w+|mareo\w*|bolita|fiebre|
      tos|adormecid\w*)\b`,
);

const CARE =
  /\b(?:needs?|necesit\w+|busc\w+|looking for|ocupo|urge|quiero (?:que|hacerme)|get (?:my|his|her))\b/;
const PLAN =
  /\b(?:plans?|planes|insurance|seguro|aseguranza|policy|poliza|accept\w*|aceptan?|preexist\w*|condition|condicion|sign|help with|medicin\w*|medicament\w*|pills?|pastillas?|prescriptions?|recetas?|refills?|remedios?)\b/;

const WHERE = /\b(?:where|find|look(?:ing)? for|search|donde|adonde|busc\w+)\b/;

export function tellsOfTrouble(plain: string): boolean {
  return TROUBLE.test(plain);
}

export function asksWhere(plain: string): boolean {
  return WHERE.test(plain);
}

export function seeksSomebody(plain: string): boolean {
  return SEEKING.test(plain.replace(ASKING, ' '));
}

export function asksWhomToSee(plain: string): boolean {
  return WHOM_TO_SEE.test(plain);
}

/** "Which doctor do I see", with the word for a doctor in it. */
export function asksWhatDoctor(plain: string): boolean {
  return WHAT_DOCTOR.test(plain);
}

export function asksForOwnDoctor(plain: string): boolean {
  return OWN_DOCTOR.test(plain) && !PROPOSING.test(plain);
}

/** Whether the assistant is asked to make an appointment. */
export function asksToBook(plain: string): boolean {
  return BOOKING.test(plain);
}

/** Whether something is needed, and it is no plan: with a part of the body and a place it is a doctor. */
export function needsCare(plain: string): boolean {
  return CARE.test(plain.replace(ASKING, ' ')) && !PLAN.test(plain);
}

/** Whether another topic has to answer, whatever doctor and place are named. */
export function isOthersQuestion(plain: string): boolean {
  return (
    OTHERS.some((pattern) => pattern.test(plain)) ||
    NEEDS_REFERRAL.test(plain) ||
    FIRST_ASKS.test(plain) ||
    JOINING.test(plain) ||
    PROPOSING.test(plain)
  );
}

export function asksOnCoverage(plain: string): boolean {
  return ON_COVERAGE.test(plain);
}

/** Whether what comes right before a doctor makes him somebody's own: "my", "mi". */
export function isSomebodysOwn(before: string): boolean {
  return POSSESSED.test(`${before} `);
}

/** What families want to know besides and the directory does not know; the office does. */
export const ASIDES = ['newPatients', 'gender', 'openingHours', 'ratings', 'appointment'] as const;
export type Aside = (typeof ASIDES)[number];

/** Tried on `Question.plain`. */
const PATTERNS: Record<Aside, RegExp> = {
  newPatients:
    /\b(?:new patients?|(?:accept|accepts|accepting|take|takes|taking|see|sees|seeing) (?:new|more) (?:patients?|people|clients?)|pacientes? nuev[oa]s?|nuev[oa]s pacientes?)\b/,
  gender:
    /\b(?:female|women? (?:doctor|dr|physician)|lady (?:doctor|dr|dentist)|woman|male|mujer|hombre|que sea (?:doctora|doctor|mujer|hombre)|doctora mujer)\b/,
  openingHours: pattern(
    String.raw`\b(?:open(?:s|ed)? (?:on|at|late|now|today|until|till|sat\w*|sun\w*|early|after|24)|open|saturdays?|
        sundays?|weekends?|evenings?|24 hours|after hours|after work|late hours|what (?:time|hours)|
        abiert[oa]s?|abra[n]?|abren?|atiendan? (?:los|el|de noche|sabados?)|sabados?|domingos?|
        fin de semana|fines de semana|de noche|24 horas|horarios?)\b`,
  ),
  ratings:
    /\b(?:best|top|top rated|highest rated|rated|ratings?|reviews?|reviewed|stars|(?:el|la|los|las) mejor(?:es)?|mejor calificad[oa]s?|calificacion(?:es)?|resenas?|opiniones)\b/,
  appointment: /\b(?:appointments?|appts?|schedule|book|citas?|turno|agendar|programar)\b/,
};

/** Which asides a message has. */
export function findAsides(plain: string): Aside[] {
  return ASIDES.filter((aside) => PATTERNS[aside].test(plain));
}

/** The message without its asides, to see what else it says. */
export function withoutAsides(plain: string): string {
  return ASIDES.reduce((rest, aside) => rest.replace(new RegExp(PATTERNS[aside], 'g'), ' '), plain);
}
