import { floridaTimeOf } from '#features/inbox/florida-time.ts';

/** The texts of the mails about accounts. Like the panel they are Spanish: the staff read them. */
const ACCOUNT_MAIL_MESSAGES = {
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

/** The events that an account's owner is notified of. */
type AccountNotice = {
  kind: 'new-place' | 'password-changed' | 'password-reset';
  username: string;
  happenedAt: Date;
  /** "Firefox, Windows", where one took part and is known. */
  browser: string | null;
};

/**
 * The mail about what happened to an account. It holds no password, no address of a network and no link that signs
 * anybody in; the subject names nobody, because it is shown on locked screens.
 *
 * @param site brand, and origin for the panel's address
 */
export function accountMailText(
  { kind, username, happenedAt, browser }: AccountNotice,
  { brandName, origin }: { brandName: string; origin: string },
): { subject: string; text: string } {
  const words = ACCOUNT_MAIL_MESSAGES;
  const { subject, text, otherwise } = words[kind];
  const lines = [
    text.replace('{brand}', () => brandName).replace('{username}', () => username),
    '',
    `${words.when}: ${floridaTimeOf(happenedAt)} ${words.timeZone}`,
    ...(browser === null ? [] : [`${words.browser}: ${browser}`]),
    '',
    words.expected,
    otherwise,
    '',
    `${words.panel}: ${origin}/admin`,
  ];
  return { subject: `${words.heading}: ${subject}`, text: `${lines.join('\n')}\n` };
}
