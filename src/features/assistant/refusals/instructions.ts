import { phrases } from '../engine/patterns.ts';
import { normalizeMessage } from '../safety/normalize-message.ts';

/** Sentences with the mark that ends them. */
const SENTENCES = /[^.!?\n]+[.!?\n]*/g;
/** What a sentence that asks begins with, in either language; many are typed without a question mark. */
const ASKING =
  /\?|¿|^\W*(?:what|whats|when|where|who|how|which|can|could|do|does|is|are|qu[eé]|cu[aá]l|cu[aá]nto|cu[aá]nta|cu[aá]ndo|d[oó]nde|qui[eé]n|c[oó]mo|tienen|aceptan|hay|puedo)\b/i;

/**
 * Leaves orders to the assistant out of a message that asks something beside them.
 *
 * @returns the sentences that are no orders if one of them asks something, else the message as it is
 */
export function withoutInstructions(text: string): string {
  const sentences = text.match(SENTENCES) ?? [];
  const others = sentences.filter((sentence) => !hasOrders(normalizeMessage(sentence)));
  const isWorthAnswering =
    others.length < sentences.length && others.some((sentence) => ASKING.test(sentence.trim()));
  return isWorthAnswering ? others.join('').trim() : text;
}

/** Whether words, as `normalizeMessage` gives them, are orders to the assistant. */
export function hasOrders(said: string): boolean {
  return ORDERS.isIn(HARMLESS_ORDERS.eraseFrom(said));
}

/** Prompt injection: how people try to give the assistant orders, or ask for its instructions. */
const ORDERS = phrases(
  `ignore|disregard|forget|override|bypass|skip|delete|erase|drop|stop_following [all|any|your|the|every|about] .. instructions|instruction|rules|prompt|prompts|guidelines|training|restrictions|directions|programming|filters|safeguards|policies_above|everything_above|what_you_were_told|told_before|previous_messages|orders
   ignore|disregard|forget everything|all|anything [you|that] .. above|before|previous|told|said
   new instructions|rules|instruction .. you|follow|are|from|;
   system|hidden|secret|initial|original|internal|developer prompt|prompts|instructions|message|instruction
   developer|god|dan|debug|admin|root|sudo|maintenance|jailbreak|unrestricted mode
   jailbreak|jailbroken|prompt_injection|do_anything_now
   api|secret|access|private key|keys|token|tokens
   admin|administrator|database|root|server|master|your password|passwords|credentials|contrasena|clave
   environment|env variables|vars|file
   show|print|reveal|tell|give|display|output|dump|list|repeat|share|what_are|expose .. your .. prompt|instructions|rules|guidelines|configuration|config|source_code|training_data|programming
   ^ [now|so|ok|and] you are now a|an|in|dan|my|free|unrestricted|not|no_longer|going_to|the
   you_are|youre now a|an|in|dan|my|free|unrestricted|no_longer
   you are|youre dan|unrestricted|jailbroken
   ai with|without no|any|rules|restrictions|filters|limits
   from now on [you|please] you|answer|respond|say|act|pretend|are|only|always|talk|speak
   ^ [please|now|and|then|you_must|you_will|ok|hey|so] act|behave|respond|answer|talk|speak as|like a|an|if|my|the
   you .. act|behave as|like a|an|if|my
   pretend|roleplay|role_play|play_the_role|make_believe|imagine [that|to|you|being|as|a|be|of] you|youre|be|being|are|a|an|as
   roleplay|role_play
   repeat after|back|exactly|everything|the_words|word_for_word|the_text|verbatim|this .. me|above|following|:|this|your|sentence|it
   repeat after me
   ^ [just|now|please|only|and] say|write|type|reply|answer|respond|output [with] only|just|exactly|yes|this|the_word|the_following|that_the|that_it|it_is_free
   answer|respond|reply|say [with] only|just yes|no|with|the_word|si|ok|free
   only|just answer|respond|reply|say .. yes|no|with|si|ok|free|in_json
   ^ [now|so|and|then|just|please|ok] confirm|agree|admit|announce|promise|guarantee .. price|plan|plans|cost|costs|is|are|free|covered
   say|tell_me|tell_them|write|state .. that .. plan|plans|it|price|dpo|phc|everything is|are|costs free|insurance|guaranteed|gratis|1|zero|0
   override|promo|secret code
   you|i hereby|authorize|authorized|must obey|comply|order|command
   as|im|i_am [the|your|an|a|one_of] developer|programmer|engineer|creator|owner|administrator|admin .. of|your|this|here|i|show|give|debug|test|you|;
   im|i_am [the|your] developer|admin|creator|programmer
   show|give|list|tell|read|dump|send|export .. other users|customers|members|peoples|persons|visitors|patients
   show|give|list|tell|read|dump|send|export .. users|customers|members|patients|visitors conversations|messages|chats|data|records|names|phones|emails|numbers|information
   other_users|other_customers|other_members|other_peoples .. conversations|messages|chats|data|records|information|names
   run|execute .. code|script|command|sql|query|shell|bash
   write .. code|python|javascript|poem|essay|story|song|joke|homework|script
   olvida|olvidate|ignora|omite|desobedece|salta|saltate|descarta|borra|olvide_usted|ignore_usted|ignore|olvide [de|todas|todo|tus|sus|las|los|lo|cualquier] .. instrucciones|instruccion|reglas|ordenes|indicaciones|restricciones|anterior|anteriores|de_antes|que_te_dijeron|programacion|filtros|entrenamiento
   nuevas|nueva instrucciones|instruccion|reglas|ordenes
   modo admin|administrador|desarrollador|desarrolladora|dios|debug|programador|sin_filtros|sin_restricciones|dan|root
   soy [el|la|tu|su|un|una] desarrollador|desarrolladora|programador|programadora|creador|creadora|administrador_del_sistema|administradora_del_sistema|dueno_de_este|jefe
   muestra*|ensena*|dime|diga*|imprime|imprima|revela|revele|dame|deme|pasame|cual_es|cuales_son|copia|lista|escribe .. tu|tus|su|sus|el|la|las .. prompt|instrucciones|reglas_internas|configuracion|codigo_fuente|clave_api|api_key|llave_api|contrasena_de|system_prompt|programacion
   prompt del|de|inicial|interno sistema|sistema|;
   clave|llave|token api|secreta|secreto|de_api|de_la_api|del_api|de_acceso|de_administrador|del_servidor
   actua|actue|comportate|comportese|haz|hazte|haga|responde|responda|habla [como|de|pasar] como|si|cuenta|pasar|por un|una|que|fueras|por|si|mi
   finge|finja|simula|simule|imagina|imaginate|supon [que|ser|como|un|una] eres|seas|que|ser|un|una|fueras|es
   ahora|desde_ahora|a_partir_de_ahora [tu] eres|seras|vas_a|responde|responderas|habla|hablaras|actua|di
   responde|responda|contesta|conteste|escribe|escriba|di|diga|dime|diga solo|solamente|unicamente|exactamente|textualmente|nada_mas_que
   solo|solamente|unicamente responde|responda|contesta|di|diga|escribe
   repite|repita|repitan despues|conmigo|tras|exactamente|lo_siguiente|esto|esta_frase|estas_palabras|textualmente|todo|tus|tu|palabra
   ^ [y|ahora|entonces|por_favor|ok|bueno] confirma|confirme|confirmame|confirmeme|admite|promete|garantiza .. precio|plan|que|gratis|cuesta
   di|diga|escribe|escriba que .. plan|precio|es|cuesta|gratis
   muestra*|ensena*|dame|deme|dime|pasame|lista|manda*|lee .. otros|otras|los|las|todos .. usuarios|clientes|miembros|pacientes|personas_que
   conversaciones|mensajes|datos|chats|informacion de|del [los|las|otros|otras|todos_los] otros|otras|otro|usuarios|clientes|miembros|pacientes|demas
   ejecuta|ejecute|corre .. codigo|script|comando|sql|consulta
   escribe|escribeme|haz|hazme|cuentame|dime un|una poema|cancion|chiste|cuento|ensayo|programa_en|codigo`,
);

/** What reads like an order and asks for something of this site. */
const HARMLESS_ORDERS = phrases(
  `forgot|olvide|perdi|lost|reset|recover|recuperar [mi|my|el|la] .. password|contrasena|clave|user|usuario
   act as .. insurance|seguro|secondary
   repeat|repita|repite|repiten .. hours|number|phone|address|horario|telefono|numero|direccion`,
);
