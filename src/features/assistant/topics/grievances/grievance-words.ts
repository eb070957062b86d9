import { phrases } from '../../engine/phrases.ts';

const LISTS = {
  staff:
    'lady|man|guy|woman|girl|receptionist|nurse|doctor|dr|doctors|staff|employee|employees|clerk|worker|people|person|someone|somebody|they|she|he|office|clinic|front desk|rep|representative|agent|assistant|yall|you guys|senora|senor|muchacha|muchacho|recepcionista|enfermera|enfermero|doctora|medico|empleada|empleado|empleados|gente|persona|chica|chico|tipo|tipa|agente',
  rude: 'rude|rudely|nasty|mean|ugly|disrespectful|disrespect|disrespected|unprofessional|screamed|screaming|yelled|yelling|cussed|insulted|humiliated|hung up|attitude|mistreated|mistreat|ignored|laughed at|grosera|grosero|groseros|groserias|maleducada|maleducado|pesada|pesado|feo|feisimo|horrible|grito|gritaron|gritos|insulto|insultaron|humillo|humillaron|falta de respeto|maltrato|maltrataron|malisimo|malcriada|malcriado|de mala gana',
  care: 'procedure|surgery|operation|treatment|test|medicine|medication|chemo|therapy|mri|scan|authorization|referral|visit|care|specialist|procedimiento|cirugia|operacion|tratamiento|examen|medicina|quimio|terapia|autorizacion|referido|consulta',
  denied:
    'denied|deny|denying|turned_down|turn_down|rejected|reject|refused|said_no|say_no|says_no|saying_no|told_me_no|told_us_no|i_lost|we_lost|negaron|niegan|nego|negado|negada|negaran|rechazaron|rechazan|rechazado|rechazada|denegaron|denegado|denegada|dijeron_que_no|dicen_que_no|digan_que_no|dijo_que_no|dijeron_no|dicen_no|digan_no|contestaron_que_no|responden_que_no',
};

/** Complaints by their name. */
export const GRIEVANCE = phrases(
  `grievanc*|greivanc*|grievence*|complaint|complaints|complain|complains|complaining|complained|complaning|complant
   write|wrote|writing yall|you|them|her|him|somebody|someone|the_doctor|a_doctor|the_nurse|that up
   write|writing up a|the|that|this|my doctor|nurse|lady|receptionist|clinic|office
   report|reporting .. @staff
   report|reporting him|her|them|it|this
   who .. tell|report|talk_to|boss|supervisor|manager|charge
   speak|talk to|with a|the|her|his|your|somebodys manager|supervisor|boss
   queja|quejas|keja|kejas|qeja|qejas|quejarme|quejarse|quejarnos|kejarme|quejar|quejo|quejo
   reclamo|reclamar|reclame|reclamacion|reclamarles
   denunciar|denuncia|denuncio|denunciarlo|denunciarla
   reportar|reporto|reportarlo|reportarla|reportarlos
   con quien hablo|me_quejo
   a quien|kien le_digo|se_lo_digo|le_cuento|reporto
   con|a quien|kien .. jefe|jefa|supervisor|supervisora|gerente
   level|nivel 1|2|one|two|uno|dos`,
  LISTS,
);

/** Bad treatment by somebody of ours or of a provider. */
export const MISTREATED = phrases(
  `@staff .. @rude
   @rude .. @staff
   was|is|are|were|been|so|very|too|really @rude to|with|at|me|us
   treat|treated|treats|treating .. like|bad|badly|poorly|wrong|terrible|terribly|awful|horrible|trash|dirt|garbage|different|differently|worse
   bad|terrible|awful|horrible|worst service|treatment|experience|customer_service
   me|nos|la|lo|le trataron|trato|tratan|atendieron|atendio|hablaron|hablo|contesto|contestaron|hicieron .. mal|malisimo|feo|feisimo|horrible|pesimo|grosero|grosera|gritos|basura|perro|menos|diferente|distinto|@rude
   falto|faltaron|faltado .. respeto
   mal|mala|pesima|pesimo trato|atencion|servicio
   i|we was_so|was_very|am|im|was upset|disgusted with|about|by you|yall|the_service`,
  LISTS,
);

/** Ill treatment for who one is. */
export const DISCRIMINATION = phrases(
  `discrimin*|racis*|prejudice*|bigot*|xenofob*|homofob*
   because|cause|cuz|bc|over .. im|i_am|my|shes|hes|were|of_my black|brown|latin*|hispanic|white|asian|haitian|cuban|mexican|gay|lesbian|trans|old|disabled|deaf|blind|accent|color|skin|race|religion|age|sex|wheelchair|english|spanish|foreign*|muslim|jewish
   because|cause|cuz|bc .. black|brown|latin*|hispanic|haitian|gay|disabled|deaf|accent|color|race|wheelchair
   por .. ser|mi|no_hablar|que_soy|tener|como_soy negra|negro|latin*|hispan*|cuban*|haitian*|mexican*|gay|lesbiana|viejo|vieja|mayor|sord*|cieg*|acento|color|raza|piel|discapacidad|discapacitad*|silla|ingles|espanol|edad|sexo|religion|inmigrante|extranjer*
   por mi acento|color|raza|piel|edad|religion|discapacidad
   por no hablar ingles|espanol`,
);
/** Somebody was treated worse, and not only helped: interpreters and wheelchairs are other questions. */
export const WRONGED = phrases(
  `treat|treated|treats|different|differently|wouldnt|refused|refuse|ignored|mistreat*|rude|discriminated|discrimination|discriminate|discriminating|discriminates|racist|racism|unfair|denied|help_me|made_fun|laughed
   trataron|trato|tratan|atendieron|atendio|quisieron|negaron|ignoraron|maltrat*|discriminaron|discriminado|discriminada|discriminacion|discrimino|discriminan|racista|racismo|sentir|burlaron|miraron|hicieron|injusto`,
);

/** A decision against the visitor. */
export const DENIED = phrases(
  `@denied
   disagree|dont_agree|do_not_agree|not_agree|not_happy_with|not_satisfied|unfair_decision|against_me
   no .. acuerdo|conforme|convence|gusto .. decid*|decision|contest*|respuesta|respond*|resultado|dijeron|queja
   desacuerdo|no_estoy_de_acuerdo|inconforme`,
  LISTS,
);
/** Care that was not approved. */
export const DENIED_CARE = phrases('@denied & @care', LISTS);

/** After a "no": what comes next. */
export const NEXT_STEP = phrases(
  `now_what|what_now|thats_it|that_is_it|what_next|whats_next|next_step|higher|go_above|over_your_head|over_their_head|second_look|another_look|again|appeal*|options|fight|what_can_i_do|what_do_i_do|what_else
   ahora_que|y_ahora|que_hago|que_puedo_hacer|a_quien|mas_arriba|otra_vez|de_nuevo|siguiente|apel*|mas_voy|segunda|opciones|pelear|y_ya|eso_es_todo`,
);
export const SECOND = phrases(
  'second|2nd|level_2|level_two|segunda|segundo|nivel_2|nivel_dos|next_one|la_otra|reconsider*',
);

/** Above us. */
export const STATE = phrases(
  `appeal .. state|florida|government|outside|above|higher
   state|government|outside .. appeal|complain*
   above|over you|yall|you_guys|them|your_head|your_decision
   state of florida|fl
   the state|government
   outside agency
   apel* .. estado|florida|gobierno|arriba|afuera
   ante|al [el] estado|gobierno
   estado de [la] florida
   arriba|encima de ustedes|ellos
   mas arriba`,
);
export const APPEAL = phrases('appeal|appeals|appealing|appealed|apel*');

/** Waiting does harm. */
export const CANNOT_WAIT = phrases(
  `cant|cannot|can_not|couldnt|wont|shouldnt wait|sit|hold
   waiting|wait could|can|will|would|might|may|makes|is .. hurt|harm|kill|worse|danger|risk|dangerous
   faster|fast|quicker|quick|sooner|speed|urgent|urgently|expedite*|rush|emergency|right_away|72|asap
   hurt .. bad|badly
   getting|get|gets worse
   no puede|puedo|podemos|pueden|aguanta|aguanto|da_tiempo|hay_tiempo [esperar|tanto|mas]
   si espero|espera|esperamos|esperan
   mas rapido|rapida|pronto
   urgente|urgentemente|urgencia|expedita|apurar|acelerar|emergencia|72
   poner|pongo|pone|ponerme|ponerse|ponga mal|peor|grave
   peligro|empeora*|grave`,
);

/** Fear that it is held against them, or that it costs. */
export const AFRAID = phrases(
  `scared|afraid|fear|worried|nervous|scary|retaliat*|punish*|payback|revenge|consequences
   hold|held|holding it|this|that against
   treat|treated me|us|her|him worse|bad|badly|different
   in trouble
   kick|drop|cancel|cut me|us off|out|for
   miedo|temor|temo|represalia*|venganza|se_desquit*|desquit*|consecuencias
   atiendan|traten|atender|tratar|atienden|tratan mal|peor|diferente
   en mi contra
   perjudi*|afecta*|me_cae_mal|mal_vista|mal_visto|fichen|fichad*`,
);
export const COST = phrases(
  'cost|costs|charge|charged|free|pay|fee|cuesta|cobran|cobra|gratis|pagar|pago|costo|vale',
);

/** How long ago it was, or until when one may complain. */
export const DEADLINE = phrases(
  `ago|last_year|last_month|last_winter|last_summer|last_spring|last_fall|back_in|months_back|years_back|weeks_back|year_back|cutoff|deadline|time_limit|too_late|statute|how_long_do|how_long_after|still
   how_long have|can|to file|i|we
   january|february|march|april|may|june|july|august|september|october|november|december
   hace|ano_pasado|mes_pasado|verano_pasado|invierno_pasado|plazo|limite|tarde|todavia|cuanto_tiempo_tengo|hasta_cuando|a_tiempo|aun
   enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre`,
);

/** The complaint is already with us. */
export const SENT = phrases(
  `sent|mailed|filed|submitted|turned_in|put_in|wrote|gave_you|faxed|dropped_off|made
   mande|envie|puse|meti|presente|entregue|hice|escribi|ya_puse|deje`,
);
/** When something is heard of it. */
export const HEARD = phrases(
  `when|how_long|how_soon|how_fast|how_quick|how_quickly|how_many_days .. answer|answers|answered|hear|heard|reply|respond|response|get_back|decision|decide|decided|result|outcome|know|tell|call|take|takes|resolve*|confirm|got_it|got_my
   how_long ... before|until|til|till ... hear|answer|answers|decide|tell|know|reply|call
   not_even|nobody|no_one|nothing|havent|no .. note|letter|called|word|answer|reply|heard|said|back|call|response|acknowledg*
   did|have|has you|yall|they get|got|receive|received it|my
   got_it|acknowledg*|confirmation
   cuando|cuanto|en_cuanto|en_cuanto_tiempo|cuantos_dias|que_tiempo .. contestan|contestaran|contesten|responden|respondan|resuelven|dicen|diran|avisan|tarda|tardan|demora|demoran|se_demoran|respuesta|resultado|llaman|decision|deciden|saben
   nadie|nada|ni|na|no_me_han|no_han .. dicho|contestado|respondido|avisado|llamado|pio|nota|carta|respuesta|llamada
   acuse|recibieron|les_llego|la_recibieron
   semanas|dias|mes|weeks|days .. de|since|con|of mi|la|my|the queja|complaint|grievance`,
);

/** What is in it and where it goes. */
export const HOW = phrases(
  `how do|can|to|would .. file|make|complain|put|write|submit|do|start
   what do|should|must|gotta|i .. put|write|say|include|need
   where do|should|can|to .. send|mail|file|write|submit
   address|letter|form|email|online|fax|in_writing|writing|papers|documents|copies
   help .. write|writing
   como .. pongo|poner|hago|meto|meter|presento|presentar|quejo|quejarme|escribo|hacer
   que .. pongo|poner|escribo|digo|incluyo|necesito|llevo
   donde|adonde .. mando|mandar|envio|pongo|entrego|escribo
   carta|direccion|formulario|planilla|correo|email|fax|por_escrito|papeles|documentos|copias
   ayud* .. escribir*|carta|ponerla`,
);

/** Words of complaint that speak of a body, a baby or an insurance claim. */
export const OTHER_MATTERS = phrases(
  `chief complaint
   complain|complains|complaining|complaint|complained .. pain|pains|chest|headache|stomach|fever|hurts|tummy|ache
   chest|stomach|back|knee complaint
   quejo|quejarme|queja|queja|quejando|quejaba .. dolor|duele|barriga|pecho|espalda|cabeza|estomago|pierna
   se queja|quejo|quejaba .. mucho|dormido|dormida|noche|dolor
   bebe se queja
   call|write|report .. 911|lost|stolen|change|address|income
   how many|cuantas|cuantos complaints|quejas
   appeal|appealing to me`,
);
