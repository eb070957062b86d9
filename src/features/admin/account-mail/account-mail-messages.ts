/** The texts of the mails about accounts. Like the panel they are Spanish: the staff read them. */
export const ACCOUNT_MAIL_MESSAGES = {
  'new-place': {
    subject: 'Entrada desde un navegador nuevo',
    text: 'Se inició sesión en el panel de {brand} con el usuario {username} desde un navegador que no habíamos visto.',
    otherwise:
      'Si no fue usted, entre en el panel y cambie su contraseña ahora: al cambiarla se cierran las demás sesiones.',
  },
  'password-changed': {
    subject: 'Contraseña cambiada',
    text: 'Se cambió la contraseña del usuario {username} en el panel de {brand}. Sus demás sesiones se cerraron.',
    otherwise: 'Si no fue usted, avise enseguida a quien opera el sitio: puede darle otra contraseña.',
  },
  'password-reset': {
    subject: 'Contraseña restablecida',
    text: 'Quien opera el sitio dio otra contraseña al usuario {username} del panel de {brand}. Todas sus sesiones se cerraron.',
    otherwise: 'Si no la pidió usted, avise enseguida a quien opera el sitio.',
  },
  heading: 'Aviso de seguridad',
  when: 'Cuándo',
  timeZone: '(hora de Florida)',
  browser: 'Navegador',
  expected: 'Si fue usted, no tiene que hacer nada.',
  panel: 'Panel',
} as const;
