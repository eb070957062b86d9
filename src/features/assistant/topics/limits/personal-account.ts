import { phrases } from '../../engine/phrases.ts';
import { MASK } from '../../safety/mask-personal-numbers.ts';
import type { Limit } from './limit.ts';
import { limitWords } from './limit-words.ts';

/** Questions about somebody's own money, papers, visits and results. */
const ACCOUNT = phrases(
  `did|has|have|was|is|where|wheres|when_will|check|status|why|see|what_happened .. my|our|the [last|monthly|latest] claim|claims
   my|our|a|the claim .. paid|denied|rejected|approved|processed|pending|status|go_through|yet|back
   my claim|claims
   claim number|status
   did|has|have|was|why_was|why_did|when_was|is|see_if|check_if|know_if .. my|our|the [monthly|last|auto|credit] payment|payments|card|check|transfer .. go|gone|went|through|posted|received|processed|charged|declined|bounced|clear|come|late|due|made
   my|our payment|payments|card|auto_pay|autopay .. through|posted|received|processed|declined|failed|late|due|yesterday|rejected|charged|is_due
   when|what_day is|are my|our [next|monthly] payment|bill|premium
   was|were|got|been|why_did_you|why_did_they|you|they [i|you|guys|me] charged|charge|overcharged|billed|double_charged|debited .. me|twice|again|wrong|extra|my|i|two_times|double
   charged|billed|overcharged me|us|twice|my
   i was|got|been [over|double] charged|billed|overcharged
   how_much|what .. do|did i [still] owe|owed
   what|whats|check|see|know|tell_me|how_much .. my|our [account|current|outstanding|remaining] balance|deductible|amount_due|out_of_pocket
   my|our deductible|balance|account_balance|outstanding_balance
   what|whats|give_me|find|lost|forgot|need|look_up|where_is .. my [member|policy|plan|group|account] id|number|member_number|policy_number|id_card|member_id|member_card|id_number
   my member|policy|group|account|plan id|number
   is|am|check_if|see_if|know_if|confirm_if|verify .. my|i|our [plan|policy|account|membership|coverage|benefits|still] active|activated|cancelled|canceled|expired|suspended|lapsed|enrolled|approved|covered_right_now
   when does|will|did my|our plan|policy|membership|coverage|account expire|renew|lapse
   why|when .. my|our plan|policy|membership|account|coverage .. cancelled|canceled|suspended|terminated|denied
   what_time|what_day|when|where|cancel|change|reschedule|confirm|move|check|see|verify|do_i_have|missed .. my|our|the|an [next|doctors|dr|dentist|upcoming] appointment|appointments|appt|appts|cita
   my|our appointment|appt|visit .. tomorrow|today|monday|tuesday|wednesday|thursday|friday|next_week|confirmed|scheduled|at
   my|our|the|his|her [lab|blood|test|biopsy|xray|x_ray|mri|pap|mammogram|exam] .. results|result
   results|result of|for|from my|the|his|her
   are|did|when|where|got|get|see|have|send|read|check .. my|our|his|her [lab|blood|test|biopsy|xray|pap] results|labs|lab_results|test_results|report|medical_records|records
   medical_record|medical_records|my_records|my_chart|my_file
   did|has|have|was|status .. you|they|my|our|the .. receive|received|get|got|process|processed|approve|approved|application|fax|documents|paperwork|enrollment|authorization|referral .. my|our|application|fax|documents|paperwork|form|enrollment|authorization|referral|approved|processed|received|yet
   status of|on my|our
   sent|mailed|faxed|submitted|mande|envie .. application|documents|papers|fax|solicitud|aplicacion|documentos|papeles ... did_you|have_you|recibieron|llego|les_llego
   my|our application|authorization|referral|refund|enrollment|request|complaint|grievance|appeal .. status|approved|denied|processed|pending|arrive|yet|received|ready|coming
   where|wheres|when .. my|our|is_my refund|reimbursement|check|card|id_card|authorization|referral
   did|has|was|have .. my|our refund|reimbursement|application|grievance|complaint|appeal|request|authorization|referral
   update|change|correct|fix|modify .. my|our [home|mailing|credit|bank|payment|billing|phone|email|last] address|phone|phone_number|email|name|card|bank|information|info|account|payment_method|beneficiary|dependents|number
   add|remove|delete|take .. my .. to|from|off my|our plan|policy|account
   charge|debit|bill|run [it|to] my|this card|account|visa
   take|process|make .. my|a payment .. now|today|here|card|for_me
   forgot|lost|reset|recover|cant_remember .. my|the [member] password|login|username|user|user_name
   cant|couldnt|unable_to log_in|login|sign_in|access|get_into
   log|logged|sign|signed me in|out|into
   look|pull|find|check|open .. up|me my|our|his|her .. account|file|record|records|info|information|policy|plan|claim|profile
   who is|whos my [assigned|current] doctor|pcp|primary|agent|dentist
   look me up
   do you|can_you .. have|see|find|access my|our account|file|information|info|records|data
   reclamo|reclamos|reclamacion|reclamaciones|claim|claims .. pagaron|pago|pagado|aprob*|neg*|proces*|rechaz*|estado|status|pendiente
   mi|mis|nuestro reclamo|reclamos|reclamacion|claim|claims
   estado|estatus|status de|del mi|mis|la|el .. reclamo|solicitud|pago|reembolso|autorizacion|referido|caso|cuenta|inscripcion
   mi|mis|nuestro [ultimo|ultimos] pago|pagos .. paso|entro|llego|recib*|proces*|rechaz*|vence|atrasad*|registr*|acredit*|ya|ayer|bien|salio
   paso|entro|llego|recibieron|procesaron|rechazaron|cobraron|vieron|registraron .. mi|el [ultimo] pago|cheque|tarjeta|transferencia
   cuando|que_dia vence|se_vence|toca|me_toca|es|pago|tengo_que_pagar [mi|el|la] proximo|pago|mensualidad|cuota|factura|mi_pago|mi_plan|mi_poliza
   me|nos cobraron|cobro|descontaron|debitaron|sacaron|estan_cobrando|siguen_cobrando|volvieron_a_cobrar
   por_que me|nos cobran|cobraron|cobro|descuentan|sacan
   cuanto debo|estoy_debiendo|adeudo|deuda|me_falta_por_pagar|me_queda_por_pagar|llevo_pagado|he_pagado
   mi|mis|nuestro saldo|deducible|balance|deuda|estado_de_cuenta
   saldo pendiente|actual|de_mi|tengo|de_la_cuenta
   mi numero de poliza|miembro|socio|cuenta|membresia|afiliado|grupo|plan
   numero|tarjeta de mi poliza|membresia|plan|cuenta|miembro
   mi tarjeta|id de|del|no miembro|plan|me_ha_llegado|llega|llego
   esta|sigue|ya_esta|saber_si .. mi|activo|activa [plan|poliza|cuenta|membresia|cobertura] .. activo|activa|activado|activada|cancelado|cancelada|vencido|vencida|suspendid*|aprobad*
   esta|sigue|saber_si|ver_si mi [plan|poliza|cuenta|membresia|cobertura] activo|activa|vencid*|cancelad*|suspendid*|al_dia|aprobad*
   mi plan|poliza|cuenta|membresia|cobertura .. activo|activa|vence|vencio|vencid*|cancelad*|cancelaron|suspend*|al_dia|renueva|aprob*
   mi poliza
   por_que .. cancelaron|suspendieron|negaron|rechazaron .. mi|me|el|la|nos
   mi|mis|nuestra [proxima] cita|citas .. manana|hoy|lunes|martes|miercoles|jueves|viernes|es|confirm*|semana|hora|ayer|a_las|dia|con
   a_que_hora|que_dia|cuando|donde|cancelar|cambiar|mover|confirmar|verificar|ver|reprogramar|posponer|perdi|tengo|atrasar|adelantar .. mi|la_proxima|mis cita|citas|turno
   cancel*|cambi*|mover|confirm*|reprogram* .. la|mi|una cita .. de|del|para|que_tengo ;
   tengo [alguna|una] cita .. manana|hoy|esta_semana|pendiente|el_lunes|lunes|agendada
   mi|mis|sus [ultimos] resultados|resultado
   los|el resultados|resultado de|del mi|mis|laboratorio|examen|prueba|biopsia|sangre|analisis
   resultado|resultados de|del mi|mis|la|los|el|las|laboratorio|examen|prueba|biopsia|sangre
   como|que salio|salieron|dio|dieron [mi|mis|la|los|el] examen|examenes|prueba|pruebas|analisis|laboratorio|laboratorios|biopsia|resultado|resultados|placa|mamografia|papanicolau
   mi expediente|historial_medico|record_medico|historia_clinica
   recibieron|llego|aprobaron|procesaron|llegaron|vieron|tienen .. mi|mis solicitud|documentos|papeles|fax|aplicacion|autorizacion|referido|inscripcion|reembolso|queja|carta|formulario
   mi|la solicitud|aplicacion|autorizacion|referido|reembolso|inscripcion|queja|apelacion .. aprob*|lista|listo|llego|llega|proces*|pendiente|neg*|estado|salio|recib*
   donde|cuando|que_paso .. mi|con_mi reembolso|devolucion|tarjeta|autorizacion|referido|cheque|solicitud|queja
   actualizar|cambiar|corregir|modificar|quiero_cambiar|cambie|cambien .. mi|mis direccion|telefono|correo|email|nombre|tarjeta|banco|datos|informacion|cuenta|metodo_de_pago|forma_de_pago|apellido|numero
   cobreme|cobrame|cobrenme|cobren|carguen|carguelo|cargue|debiten|debite|descuentenme|pasen .. mi|tarjeta|mensualidad|cuenta|ya|la|el|a
   cobreme|cobrame|cobrenme
   olvide|perdi|no_recuerdo|recuperar|se_me_olvido .. contrasena|clave|usuario|password|mi_cuenta
   no puedo entrar|acceder|iniciar|ingresar [a|en|al] mi|portal|sesion|cuenta|la_cuenta
   busque|busqueme|busca|buscame|revise|reviseme|revisa|revisame|verifique|verifiqueme|chequea|chequeame|chequee|mire|mireme .. mi|mis|si|en_el_sistema .. cuenta|caso|plan|poliza|reclamo|pago|expediente|nombre|datos|claim|tengo|debo
   quien es mi medico|doctor|doctora|agente|pcp|dentista
   tienen|ven|pueden_ver|puedes_ver|puede_ver .. mi|mis datos|cuenta|informacion|expediente|caso`,
);

/** Somebody's account is spoken of, and the answer stands on the site all the same. */
const ON_SITE = phrases(
  `how|como .. file|submit|send|write|request|ask_for|apply|presento|presentar|pongo|poner|pido|pedir|solicito|solicitar|hago|hacer|mando|mandar .. claim|grievance|complaint|appeal|refund|reembolso|queja|apelacion|reclamo|devolucion|cita|appointment
   how|como .. appeal|apelo|apelar|complain|quejarme|quejo
   how_long|cuanto_tarda|cuanto_tardan|cuanto_demora|cuanto_demoran|cuanto_se_demora|cuantos_dias|how_many_days|cuanto_tiempo
   sign|get|take me|us out of .. plan|membership|contract
   emergency contact
   contacto de_emergencia
   loyalty|tier|nivel|lealtad|diamond|diamante|oro|gold|plata|silver
   dental credit|benefits|credito|beneficios`,
);

const MORE_ACCOUNT = phrases(
  `and|what_about|how_about|y .. my|mis|mi|last|pasado|refund|reembolso|payment|pago|claim|reclamo|balance|saldo|appointment|cita|wife*|husband*|esposo|esposa|hijo|son`,
);
/** To be found among the members. */
const LOOK_UP = phrases(
  `can|could|please|will you pull|look|bring|find me up
   pull|look|bring [me] up [my] [me] account|file|record|info
   pull|look|bring me up
   am i|we [still] active|enrolled
   busqueme|buscame|busquenme [en|ahi|por|ya] ;
   digame|dime|saber|ver si [yo] estoy|sigo|estamos activo|activa|activos|inscrito|inscrita|cubierta|cubierto
   salieron|llegaron|estan [ya] [los|mis] resultados|analisis|examenes`,
);
const APPOINTMENTS = phrases('appointment|appointments|appt|appts|cita|citas|turno');
const RESULTS = phrases('results|result|resultado|resultados|labs|biopsy|biopsia|salio|salieron');

/** Claims, payments, balances, appointments, results: nobody's data is known to the assistant. */
export const PERSONAL_ACCOUNT_LIMIT: Limit = {
  claims: (said) => (ACCOUNT.isIn(said) && !ON_SITE.isIn(said)) || LOOK_UP.isIn(said),
  follows: (said) => MORE_ACCOUNT.isIn(said),
  answer: ({ locale, text }, said, { phones }) => {
    const t = limitWords(locale);
    const about = RESULTS.isIn(said) ? 'results' : APPOINTMENTS.isIn(said) ? 'appointment' : 'account';
    const sentences = [
      t(about, { customerService: phones.customerService, appointments: phones.appointments }),
      ...(text.includes(MASK) ? [t('numberRemoved')] : []),
    ];
    return {
      kind: 'declined',
      text: sentences.join(' '),
      links: [{ href: '/#contact', label: t('links.contact') }],
    };
  },
};
