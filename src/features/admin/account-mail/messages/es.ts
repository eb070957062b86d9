/** The mails about administrators' accounts. Like the panel they are Spanish: the staff read them. */
export default {
  subject: 'Aviso de seguridad: {event}',
  time: 'Cuándo: {time} (hora de Florida)',
  browser: 'Navegador: {browser}',
  expected: 'Si fue usted, no tiene que hacer nada.',
  panel: 'Panel: {address}',
  'new-place': {
    event: 'Entrada desde un navegador nuevo',
    text: 'Se inició sesión en el panel de {brand} con el usuario {username} desde un navegador que no habíamos visto.',
    otherwise:
      'Si no fue usted, entre en el panel y cambie su contraseña ahora: al cambiarla se cierran las demás sesiones.',
  },
  'password-changed': {
    event: 'Contraseña cambiada',
    text: 'Se cambió la contraseña del usuario {username} en el panel de {brand}. Sus demás sesiones se cerraron.',
    otherwise: 'Si no fue usted, avise enseguida a quien opera el sitio: puede darle otra contraseña.',
  },
  'password-reset': {
    event: 'Contraseña restablecida',
    text: 'Quien opera el sitio dio otra contraseña al usuario {username} del panel de {brand}. Todas sus sesiones se cerraron. Si tenía la verificación en dos pasos o un correo de la cuenta, se quitaron: actívelos de nuevo.',
    otherwise: 'Si no la pidió usted, avise enseguida a quien opera el sitio.',
  },
  'second-factor-on': {
    event: 'Verificación en dos pasos activada',
    text: 'El usuario {username} activó la verificación en dos pasos en el panel de {brand}. Sus demás sesiones se cerraron.',
    otherwise:
      'Si no fue usted, avise enseguida a quien opera el sitio: puede quitarla y darle otra contraseña.',
  },
  'second-factor-off': {
    event: 'Verificación en dos pasos desactivada',
    text: 'El usuario {username} desactivó la verificación en dos pasos en el panel de {brand}. Desde ahora basta la contraseña.',
    otherwise: 'Si no fue usted, cambie su contraseña ahora y active la verificación otra vez.',
  },
  'recovery-code-used': {
    event: 'Código de recuperación usado',
    text: 'El usuario {username} usó uno de sus códigos de recuperación en el panel de {brand}. Ese código ya no sirve.',
    otherwise:
      'Si no fue usted, alguien tiene su contraseña y sus códigos: cambie la contraseña ahora y avise enseguida a quien opera el sitio.',
  },
  links: { subject: '{event}: {brand}' },
  'confirm-email': {
    event: 'Confirme su correo',
    text: 'El usuario {username} del panel de {brand} quiere recibir aquí los correos sobre su cuenta. Para confirmarlo, abra este enlace; vale un día y una sola vez:',
    otherwise: 'Si no fue usted, no haga nada: sin el enlace no cambia nada.',
  },
  'new-password': {
    event: 'Contraseña nueva',
    text: 'Alguien pidió una contraseña nueva para el usuario {username} del panel de {brand}. Para elegirla, abra este enlace; vale 30 minutos y una sola vez:',
    otherwise: 'Si no fue usted, no haga nada: su contraseña sigue siendo la misma.',
  },
  'email-changed': {
    event: 'Correo de la cuenta cambiado',
    text: 'El usuario {username} cambió el correo de su cuenta en el panel de {brand}.',
    otherwise: 'Si no fue usted, cambie su contraseña ahora y avise enseguida a quien opera el sitio.',
  },
} as const;
