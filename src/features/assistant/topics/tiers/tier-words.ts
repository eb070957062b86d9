import type { LOYALTY_TIERS } from '#features/faq/loyalty-tiers.ts';
import { anyOf } from '../../engine/any-of.ts';

/* The words of the loyalty program. Both languages, as Floridians mix them. */

type TierId = (typeof LOYALTY_TIERS)[number]['id'];

export const TIER_NAMES: Record<TierId, RegExp> = {
  bronze: anyOf('bronze, bronse, bronce, bronze level'),
  silver: anyOf('silver, sliver tier, plata'),
  gold: anyOf('gold, golden tier, oro'),
  diamond: anyOf('diamond, diamonds, dimond, diamante, diamantes'),
};

/** "Plata" is money, too, and gold and silver are what fillings and jewels are made of. */
export const NOT_A_TIER =
  anyOf(`la plata de, mi plata, su plata, mucha plata, poca plata, cuanta plata, tengo plata, sin plata,
  la plata que, tener plata, devuelvan la plata, devuelven la plata, devolver la plata, devuelve la plata, de vuelta la plata,
  regresan la plata, pagar plata, gastar plata, ahorrar plata, ahorro plata, perder plata, mas plata, menos plata,
  gold crown, gold crowns, gold tooth, gold teeth, gold filling, silver filling, silver fillings, silver crown,
  silver spring, silver springs, gold coast, marketplace, obamacare, corona de oro, coronas de oro, diente de oro,
  dientes de oro, muela de oro, gold standard, gold card, silver script, silverscript, silver sneakers, silversneakers`);

/** Names of tiers that other programs have. */
export const NO_SUCH_TIER = anyOf(
  'platinum, platino, titanium, titanio, vip, elite, premium tier, premium level, nivel premium',
);

/** The program by name. */
export const PROGRAM =
  anyOf(`loyalty, loyalty program, loyal, loyalty tiers, tier, tiers, teir, teirs, rewards program, reward program,
  lealtad, lealdad, fidelidad, fidelizacion, programa de lealtad, programa de puntos por antiguedad`);

/** "Level" by itself; grievances have levels too, and so has blood. */
export const LEVEL = anyOf(
  'level, levels, levl, status level, nivel, niveles, nibel, rango, categoria de miembro',
);
export const OTHER_LEVEL =
  anyOf(`level 1, level 2, level one, level two, nivel 1, nivel 2, nivel uno, nivel dos, primer nivel,
  segundo nivel, first level, second level, sugar level, sugar levels, cholesterol level, blood level, glucose level,
  pain level, oxygen level, nivel de azucar, niveles de azucar, nivel de colesterol, nivel de glucosa, nivel de dolor,
  grievance, complaint, appeal, decision, queja, quejas, apelacion, apelar, reclamo, reading level, level of care,
  level aa, nivel aa`);

/** What makes a level one of members. */
export const LEVEL_WISH =
  anyOf(`my, member, membership, which, what, am i, i am, move up, go up, advance, next, up, start, reach, get to,
  highest, best, all the, how many, are there, do i, que, cual, cuales, cuantos, mi, subir, suba, sube, suban, subo, paso,
  pasar, estoy, soy, toca, empieza, empiezo, comienza, miembro, membresia, alto, mejor, siguiente, proximo, hay`);

/** Being a member for some time. */
export const MEMBERSHIP =
  anyOf(`member, members, membership, joined, join, signed up, enrolled, been with you, with you, had you, with you guys,
  been here, been paying, paying, customer, since i started, ive had, i have had, have had the plan, on the plan, in the plan,
  miembro, miembros, membresia, llevo, llevamos, lleva, afiliado, afiliada, inscrito, inscrita, me inscribi, nos inscribimos,
  me uni, entre, con ustedes, cliente, clienta, pagando, tengo el plan, hace`);

/** Something for having stayed. */
export const REWARD =
  anyOf(`get something, get anything, something for that, anything for that, something extra, anything extra, reward,
  rewards, perk, perks, bonus, for being loyal, for staying, for being a member, for so long, benefit for staying, prize,
  algo por eso, me dan algo, dan algo, me toca algo, gano algo, recibo algo, premio, premios, recompensa, recompensas,
  por mi tiempo, por el tiempo, por antiguedad, antiguedad, algo extra, algo especial, por quedarme, por tanto tiempo`);

/** What a long membership is worth, at the end of a message: "llevo 14 meses con ustedes, que me toca". */
export const WORTH =
  /\b(?:what (?:do|would|will|should) (?:i|we) get|what (?:is|does|do|would) (?:that|it|this) (?:make|get) (?:me|us)|what am i|que (?:me|nos) (?:toca|dan|corresponde)|que (?:gano|recibo)|what level|what tier|que nivel)(?: (?:for|that|it|now|then|extra|ahora|por|con|eso|de|in|return|back|ya|a|mi))*$/;

/** The last tier. */
export const HIGHEST = anyOf(
  'highest, top tier, top level, top one, best tier, best level, last tier, last level, mas alto, mas alta, maximo, mejor nivel, ultimo nivel, tope',
);

/** "And how many a year": more of the tier that was spoken of. */
export const HOW_MANY =
  /\b(?:how many|cuant[oa]s)(?: (?:a|per|al|por|every|each|year|ano|un|do|does|i|you|get|that|it|is|are|son|me|dan|da|tocan|ahi|con|ese|eso|then|in|there|with|one|have|extra|extras))*$/;

/** The additional procedures that tiers bring. */
export const PROCEDURES = anyOf(
  `procedure, procedures, procedimiento, procedimientos, prosedimientos, procedimentos`,
);
export const EXTRA_PROCEDURES =
  anyOf(`extra procedure, extra procedures, additional procedure, additional procedures, more procedures,
  free procedures, bonus procedures, extra things, extra stuff, cosas extra, cosas adicionales, procedimientos extra, procedimientos extras, procedimientos adicionales,
  procedimientos de mas, mas procedimientos, procedimiento adicional, procedimiento extra, procedures a year,
  procedures per year, procedimientos al ano, procedimientos por ano, procedures do i get, procedures do you get`);

export const WHICH_PROCEDURES =
  anyOf(`which procedures, what procedures, what kind of procedures, what are the procedures, which ones,
  what ones, list of procedures, cuales son, cuales procedimientos, que procedimientos, que tipo de procedimientos,
  que clase de procedimientos, lista de procedimientos`);

/** When a tier begins. */
export const WHEN =
  anyOf(`when, how long, how soon, how many months, how many years, till, until, reach, get to, become, qualify, earn,
  move up, move to, advance, go up, upgrade, wait, takes, take, cuando, cuanto tiempo, cuanto falta, cuantos meses,
  cuantos anos, cuanto tarda, cuanto demora, llegar, llego, llega, subir, subo, sube, paso, pasar, alcanzar, alcanzo, ser,
  convertirme, falta, faltan, demora, tarda, esperar`);

/** Leaving, not paying, and what becomes of the tier then. */
export const BREAK =
  anyOf(`drop, dropped, stop, stopped, stopping, pause, paused, break, cancel, canceled, cancelled, leave, quit, lapse, lapsed, gap,
  come back, return, rejoin, re join, miss a payment, missed a payment, skip a payment, skip, lose, lost, keep, start over,
  interrupt*, go back to, drop down, dejo de pagar, deje de pagar, dejar de pagar, dejo el plan, dejar el plan, paro, pausa,
  pausar, cancelo, cancelar, salgo, salir, me salgo, me voy, regreso, regresar, vuelvo, volver, pierdo, perder, perdi,
  pierde, mantengo, conservo, conservar, no pago, no pagar, atraso, me atraso, interrupcion, interrump*, empezar de cero`);

/** Doing something to move up. */
export const ASKING_FOR_IT =
  anyOf(`fill, fill out, fill in, form, apply, application, request, ask for, ask, call, paperwork, sign,
  do something, do anything, automatic, automatically, by itself, have to do, need to do, pay more, pay extra, how do i move,
  how do i advance, how do i upgrade, how do you move, how can i move, how do i go up, how do i get,
  llenar, lleno, formulario, solicitar, solicitud, solicito, pedir, pedirlo, pido, llamar, llamo, papeles, papeleo, firmar,
  hacer algo, tengo que hacer, hay que hacer, automatico, automatica, automaticamente, solo, pagar mas, pagar extra,
  como subo, como sube, como hago para subir, como se sube, como paso, como avanzo, como puedo subir`);

/** Which tier the visitor has. */
export const WHICH_AM_I =
  anyOf(`am i, my tier, my level, my status, i am in, im in, i am at, im at, i am on, do i know, can i know,
  find out, check my, see my, what tier do i have, which tier do i have, estoy, soy, mi nivel, me toca, como se, como saber,
  como puedo saber, ver mi, saber mi, tengo yo, cual tengo`);

export const FIRST =
  anyOf(`just joined, just signed up, just got in, acabo de entrar, acabo de inscribirme, me ponen, start, starts, begin, begins, first, lowest, new, brand new, initial, entry, empieza, empiezo, empezar, comienza,
  comienzo, comenzar, inicial, primero, primer, mas bajo, entra, entro, nuevo, nueva, recien`);
