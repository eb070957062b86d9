import { phrases } from '../../engine/phrases.ts';

const LISTS = {
  money:
    'money|cash|dough|payment|payments|bucks|dollars|dinero|plata|pesos|dolares|cuartos|chavos|lana|pago|lo que pague|lo que pago|lo que puse|lo pagado|lo que di|lo que le di|what i paid|what we paid|everything|full amount',
  devolver:
    'devuelven|devuelvan|devuelve|devuelvanme|devuelveme|devolver|devolverme|devolveran|devolverian|devolvieran|devolverian|regresan|regresen|regresenme|regresar|regresarme|regresaran|reintegran|reintegren|retornan|retornen',
};

/** Money that goes back, whoever asks for it. */
export const REFUND = phrases(
  `refund*|reimburse*|moneyback|money_back|reembols*|rembols*|reenbols*|reintegro|devolucion*|debolucion*
   @money .. back|returned|again
   get|getting|gets|got|give|gives|giving|want|wants|need|see|return|send|have|take|way_out|out .. my|our|the|her|his|their|with|w|for|a @money
   get .. my|our|her|his money
   get|give|want|getting .. that|it|this|them|those|any|some|all|half [of] [it|that] back
   see .. that|it|them|money back|again
   pay|paying me|us|him|her|them back
   lose|losing|lost|forfeit the_whole_thing|it_all|my_money|our_money|what_i_paid|everything
   me|nos|le|les|se|lo|la @devolver
   @devolver .. @money
   mi|la|el|su @money .. de_vuelta|pa_tras|para_atras|patras
   quiero|queremos|dame|deme|denme|recuperar|recupero|recobrar|saco|sacar .. mi|nuestro|la @money
   recuperar|recupero .. @money
   dinero|plata de_vuelta|para_atras|patras
   pierdo|perder|perdi .. @money`,
  LISTS,
);

/** Who asks so no longer wants a plan just taken. */
export const REGRET = phrases(
  `back|backing out
   get|getting|way out of it|this|that|the_plan|the_contract|the_membership
   changed|change|changing my|our|her|his mind
   dont|doesnt|didnt|do_not|does_not [really] want|like|need|wants|likes it|this|that|the_plan|your_plan|the_thing .. anymore|any_more|no_more|after_all
   no_longer want|wants|need|needs it|this|that|the_plan|the_membership
   hate|hates|dislike it|this|the_plan
   cold feet
   regret*
   buyers_remorse|cooling_off
   me|nos|se arrepenti|arrepiento|arrepiente|arrepintio|arrepentimos|arrepentir|arrepintiera
   arrepenti|arrepentido|arrepentida|arrepentirme|arrepentirse|arrepentirnos
   cambie|cambio|cambiamos|cambiar|cambiado de idea|opinion|parecer
   ya no lo|la|los|me|nos quiero|queremos|quiere|necesito|interesa|sirve
   no lo|la quiero|queremos|quiere [ya|mas]
   echar|echarme|echarlo|echarse|eche para_atras|pa_tras|patras|atras
   no quede|quedo|queda|quedamos conforme|contento|contenta|satisfecho|satisfecha
   no me|nos gusta|gusto|convence|convencio [el|la] plan|clinica|descuento`,
);

/** Ends a plan; it is about a refund only with how long ago it was, or how long there is. */
export const CANCEL = phrases(
  'cancel*|quit|quitting|bail|bailing|undo|drop_the_plan|drop_it|darme_de_baja|dar_de_baja|darnos_de_baja|salirme|anular',
);

/** Wants to end a plan, or asks how. */
export const LEAVE = phrases(
  `cancel|canceling|cancelling|cancelation|cancellation|cancelar|cancelarlo|cancelarla|cancelarme|cancelo|cancelacion|cancele|cancelen|canceleme|cancelenme|cancelame|anular|anularlo
   darme|darnos|darse|dar|doy|deme|denme|dame|dar de_baja
   salirme|salirnos|salgo|salir|sacarme|saqueme|saquenme|sacame|quitarme|quiteme|quitenme|borrarme|borreme|borrenme|retirarme|bajarme del|de plan|membresia|esto|la_membresia|el_plan|su_plan|este_plan|descuento|la_clinica
   quiero|como salirme ;
   dejar|terminar|acabar .. plan|membresia|contrato
   ya_no|no quiero|queremos [mas] el|este|su|mi|la|esta plan|seguro|membresia ;
   ya_no|no quiero|queremos seguir|continuar con|en ustedes|el_plan|este_plan|el_seguro|este_seguro|su_plan|la_membresia ;
   dejen|deje|paren|pare de cobrarme|cobrarnos
   stop|quit charging me|us|my|our
   quit|leave|drop|end|stop|terminate|unenroll|disenroll|unsubscribe|withdraw [from] [my|the|this|your|our] plan|membership|contract|coverage|policy|subscription|dpo|phc
   ^ i quit ;
   want|wanna|going|gonna [to] quit ;
   get|take|sign|put|want|let|opt me|us|it|out .. out|off [of] [my|the|this|your] plan|membership|contract
   opt|want|get out of [my|the|this|your] plan|membership|contract`,
);

/** What else is cancelled or left. */
export const NOT_THE_PLAN = phrases(
  `appointment*|appt|appts|visit|visits|cita|citas|turno|turnos|consulta|order|newsletter|email|emails|call|llamada|surgery|cirugia|cookies|prescription*|receta|hospital|credit_card|noise|class`,
);

/** A plan was just taken. */
export const JOINED = phrases(
  `put_in_for|signed_up|signed_us|signed_me|signed|signing_up|sign_up|bought|applied|apply|joined|joining|enrolled|enrolling|got_the|got_this|purchased|started|application
   me_meti|me_inscribi|me_apunte|aplique|apliqe|compre|saque|contrate|cogi|coji|firme|acepte|inscribi|inscribimos|afilie|me_inscribieron|solicite|solicitud|meterme|inscribirme`,
);

/** When it was, or until when it may be. */
export const WHEN = phrases(
  `yesterday|today|last_night|ago|back|last_week|this_week|week|weeks|wk|wks|day|days|month|months|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the_other_day|just
   too_late|in_time|still|deadline|time_limit|cutoff|how_long_do|how_many_days|window
   ayer|antier|anteayer|anoche|hoy|hace|semana|semanas|dia|dias|mes|meses|lunes|martes|miercoles|jueves|viernes|sabado|domingo|pasado
   tarde|a_tiempo|todavia|aun|plazo|limite|cuantos_dias`,
);

/** Whether there is still time. */
export const IN_TIME = phrases(
  `too_late|in_time|deadline|time_limit|cutoff|how_many_days|how_long_do|how_long_after|window|grace_period|the_day_after|next_day|days_to
   tarde|a_tiempo|plazo|limite|cuantos_dias|cuanto_tiempo_tengo|hasta_cuando`,
);

/** A time is named that has passed, or asked for, so the days must be said. */
export const LIMIT = phrases(
  `yesterday|last_night|ago|last_week|last_month|this_week|the_other_day|too_late|in_time|deadline|time_limit|cutoff|how_many_days|how_long_do|how_long_after|window|grace_period|still
   ayer|antier|anteayer|anoche|hace|semana_pasada|mes_pasado|tarde|a_tiempo|plazo|limite|cuantos_dias|cuanto_tiempo_tengo|hasta_cuando|todavia`,
);

/** A complaint or its decision, with which somebody may be unhappy, too. */
export const COMPLAINT = phrases('apel*|appeal*|queja*|keja*|grievance*|complain*|decision*|reclam*');

/** What was paid to apply. */
export const FEE = phrases(
  `application|enrollment|enrolment|sign_up|signup|registration|joining|initial|starting|start_up|startup fee|charge|payment
   the|that|those|them|these|my|our 25|twenty_five
   25|25.00|twenty_five bucks|dollars|dollar|fee|i|we|pesos|dolares|que
   cargo|cuota|costo|pago|tarifa de|por|inicial|entrada [la] solicitud|aplicacion|inscripcion|entrada|inicial
   cuota|cargo|pago inicial
   los|esos|mis|las|esas|lo_de_los 25|veinticinco
   lo_que|que|25|pesos .. al_principio|de_entrada|pa_entrar|para_entrar|al_inscribirme|pa_inscribirme`,
);
/** After the fee was the matter: "and the fee?" */
export const ONLY_FEE = phrases('fee|25|25.00|cargo|cuota');

/** Whether it is seen again, beyond the words of a refund. */
export const GONE = phrases(
  `gone|keep|keeps|lose|losing|lost|forfeit|see_that|see_it|see_them|again|back|refundable|nonrefundable
   pierdo|pierden|pierde|perdidos|perdido|recupero|recuperar|recupera|vuelvo_a_ver|quedan|reembolsable*`,
);

/** When the money comes. */
export const ARRIVES = phrases(
  `when|how_soon|what_day|by_when|how_fast|how_quick|how_quickly .. hit|hits|arrive|arrives|come|comes|get|gets|receive|land|lands|show|shows|post|posts|deposit*|see|process*|send|sent|paid|pay|expect|back
   how_long|how_much_time|how_many_weeks .. take|takes|wait|waiting|process*|get|receive|until|till|til|before|for|on|see|refund*|come|arrive|hit
   how_long ;
   take|takes|taking how_long|long|forever|so_long
   waiting|wait on|for [the|my|our|a] refund*|check|money
   cuanto|cuantos_dias|que_tiempo|cuanto_tiempo .. tarda*|demora*|dilata*|toma|toman|tardan|esperar|espero|llega|sale
   en|a_los|como_en|in cuantos|how_many dias|semanas|days|weeks
   en|como cuanto|cuanto_tiempo .. llega|cae|entra|depositan|dan|veo|recibo|mandan|pagan|@devolver|dilatan
   cuando|pa_cuando|para_cuando|que_dia .. llega|llegan|llegara|cae|caen|entra|depositan|ponen|dan|daran|veo|vere|recibo|mandan|pagan|refle*|@devolver|tengo
   cuando [lo|la|los] veo|tengo`,
  LISTS,
);

/** How to go about it at all. */
export const HOW = phrases(
  `how do|can|would|should i|we|he|she|they
   how to|does_it_work|does_that_work
   what do|should|must i|we do
   como|que hago|pido|hacer|pedir|pedirlo|pedirla|solicito|se_pide|se_hace|le_hago|es_el_proceso
   requisito*|pasos|steps|process|proceso|tramite`,
);

/** In which form, and where to. */
export const FORM = phrases(
  `writing|write|written|letter|email|mail|phone|call|calling|online|fax|form|paper|papers|text|app|person|website|note
   reason|why|say|explain
   send|address
   what do|should|must i|we say|put|include
   carta|escrito|escribir|escribo|correo|email|telefono|llamo|llamar|llamando|llamada|linea|fax|papel|papeles|formulario|planilla|mensaje|texto|persona
   motivo|razon|explicar|explico|explicacion|por_que
   mando|mandar|mandarla|envio|enviar|enviarla|direccion|adonde|a_donde|donde|entrego|entregar|llevo
   que hay_que|tengo_que|pongo|digo`,
);

/** Who may sign it. */
export const SIGNS = phrases(
  `sign|signs|signed_by|signature|on_behalf|behalf|for_her|for_him|for_them|for_my|have_my|firma|firmar|firmo|firme|firman|firmarla|firmada|en_nombre|por_ella|por_el|a_nombre`,
);

export const CLINIC = phrases('phc|clinic|prepaid|pre_paid|clinica|prepagada|prepago|pre_pagada|pcs');
export const DISCOUNT = phrases('dpo|discount|discounts|descuento|descuentos|discount_plan');

/** Money or something else that is none of the plan's: care that was paid for, a call, the body. */
export const OTHER_MATTERS = phrases(
  `reimburse*|refund*|reembols*|back|@devolver .. copay*|copago*|doctor|hospital|er|visit|mileage|gas|gasolina|tax|taxes|impuestos|bill|receipt|receipts|recibos|prescription*|medicine*|medicina*|medicamento*|glasses|dentist*|dental|surgery|cirugia|consulta|appointment|cita|uber|taxi|transport*
   copay*|copago*|taxes|tax|mileage|hospital|er|surgery|gasolina|impuestos .. refund*|reimburse*|reembols*|back|@devolver
   @devolver .. llamada|la_llamada|llamadas|mensaje|salud|vista|la_vida
   call|text|write|get|calls|hear|come|go|going|welcome back to|me|us|in|on|with
   back to you|yall|me|us|the|my|your
   back hurt*|pain|ache*|problem*|surgery|doctor|brace|to_school|to_work
   my|his|her|lower|bad back
   regres* a|al|del`,
  LISTS,
);
