import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  optional: 'opcional',
  requiredNote: 'Por favor, llene todos los campos que no digan opcional.',
  leaveEmpty: 'Deje este campo vacío',
  summary: '{count, plural, one {Por favor, revise un campo} other {Por favor, revise # campos}}',
  reference: 'Su número de referencia',
  referenceHint: 'Anótelo o tómele una foto. Si nos llama, con él encontramos su formulario.',
  errors: {
    field: {
      unknown: 'Este formulario no tiene este campo. Por favor, cargue la página otra vez.',
      type: 'Por favor, llene este campo otra vez.',
    },
    text: {
      tooLong: 'Este texto es demasiado largo. Por favor, acórtelo.',
    },
    choice: { unknown: 'Por favor, elija una opción de la lista.' },
    email: { format: 'Escriba el correo así: nombre@ejemplo.com' },
    phone: { format: 'Escriba el teléfono con su código de área, 10 dígitos.' },
    number: { range: 'Por favor, elija un número de la lista.' },
    date: {
      format: 'Escriba una fecha que exista, con mes, día y año.',
      future: 'Esta fecha está en el futuro. Por favor, revise el año.',
      tooOld: 'Esta fecha es de hace más de 120 años. Por favor, revise el año.',
    },
  },
  failure: {
    offline:
      'No hay conexión a Internet. Su texto sigue aquí. Deje esta página abierta: lo enviamos en cuanto vuelva la conexión.',
    network:
      'No recibimos respuesta de nuestro servidor. Su texto sigue aquí. Inténtelo otra vez; el mismo mensaje se guarda una sola vez.',
    fault: 'Algo falló de nuestro lado. Su texto sigue aquí. Por favor, inténtelo otra vez.',
    unproved:
      'Por favor, revise el formulario y envíelo una vez más. Así no entran los programas que llenan formularios. Todo lo que escribió sigue aquí.',
    tooMany:
      'Llegaron demasiados formularios desde su red. Su texto sigue aquí. Por favor, inténtelo otra vez en {seconds, plural, one {# segundo} other {# segundos}}.',
  },
} as const satisfies Translation<typeof en>;
