import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  optional: 'opcional',
  dateOrder: 'si no se abre un calendario: mes/día/año',
  requiredNote: 'Todo es obligatorio, salvo lo que dice «opcional».',
  leaveEmpty: 'Deje este campo vacío',
  summary: '{count, plural, one {Por favor, revise un dato} other {Por favor, revise # datos}}',
  reference: 'Su número de referencia',
  referenceHint: 'Anótelo o tómele una foto. Si nos llama, díganos este número y encontramos lo que envió.',
  errors: {
    field: {
      unknown: 'Algo no cargó bien. Por favor, cargue la página otra vez.',
      type: 'Por favor, vuelva a llenarlo.',
    },
    text: {
      tooLong: 'Es demasiado largo. Por favor, acórtelo.',
    },
    choice: { unknown: 'Por favor, elija una opción de la lista.' },
    email: { format: 'Escriba el correo electrónico así: nombre@ejemplo.com' },
    phone: { format: 'Escriba los 10 números del teléfono, con el código de área.' },
    number: { range: 'Por favor, elija un número de la lista.' },
    date: {
      format: 'Esa fecha no existe. Escriba mes/día/año, así: 05/28/1985',
      future: 'Esa fecha aún no llega. Por favor, revise el año.',
      tooOld: 'Esa fecha es de hace más de 120 años. Por favor, revise el año.',
    },
  },
  failure: {
    offline:
      'No hay conexión a Internet. Lo que escribió sigue aquí. Deje esta página abierta: lo enviamos cuando vuelva la conexión.',
    network:
      'No se pudo enviar. Lo que escribió sigue aquí. Por favor, inténtelo de nuevo: no se envía dos veces.',
    fault: 'Algo falló de nuestro lado. Lo que escribió sigue aquí. Por favor, inténtelo de nuevo.',
    elsewhere:
      'No se pudo enviar: esta página le llegó por otro sitio web, como un traductor. Lo que escribió sigue aquí.',
    openSite: 'Para enviarlo, abra nuestro propio sitio: <address></address>.',
    call: 'También puede llamarnos al <phone></phone>.',
    unproved:
      'Por favor, revise todo y envíelo una vez más. Así evitamos mensajes automáticos. Lo que escribió sigue aquí.',
    tooMany:
      'Demasiados intentos. Lo que escribió sigue aquí. Por favor, inténtelo de nuevo en {seconds, plural, one {# segundo} other {# segundos}}.',
  },
} as const satisfies Translation<typeof en>;
