/** The mail with an invitation. Like the panel it is Spanish: the staff read it. */
export default {
  subject: 'Invitación al panel de {brand}',
  text: '{username} le invita al panel de {brand} con el rol {role}. Para elegir su usuario y su contraseña, abra este enlace; sirve una sola vez, hasta el {time} (hora de Florida):',
  otherwise: 'Si no esperaba esta invitación, no haga nada: sin el enlace nadie entra.',
} as const;
