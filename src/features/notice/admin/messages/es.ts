/** The administration is in Spanish whatever the page's language. */
export default {
  kindName: 'Aviso',
  lead: 'Una barra en todas las páginas del sitio, en español y en inglés. Solo se muestra un aviso a la vez: el nuevo reemplaza al anterior.',
  none: 'Ahora no hay ningún aviso en el sitio',
  stands: 'Este aviso está ahora en el sitio',
  endsAt: 'Se quita solo: {date}, hora de Florida.',
  endsNever: 'Se queda hasta que usted lo quite.',
  templates: {
    title: 'Empezar con una plantilla',
    lead: 'Llena los dos idiomas. Complete después los espacios {blank}.',
    storm: 'Tormenta',
    holiday: 'Día festivo',
    phones: 'Teléfonos sin servicio',
    undo: 'Volver a lo que había',
  },
  spanish: 'Texto en español',
  english: 'Texto en inglés',
  left: '{count, plural, one {Queda # carácter.} other {Quedan # caracteres.}}',
  level: 'Importancia',
  levels: {
    info: 'Información',
    warning: 'Atención',
    urgent: 'Urgente',
  },
  link: 'Enlace «Más información» (opcional)',
  linkHint:
    'Una página de este sitio, por ejemplo /quote, o una dirección completa que empiece con https://.',
  until: 'Hasta (opcional)',
  untilHint: 'Hora de Florida. Vacío: se queda hasta que usted lo quite.',
  preview: 'Así se verá',
  inLanguage: {
    es: 'En español',
    en: 'En inglés',
  },
  empty: {
    es: '(todavía sin texto en español)',
    en: '(todavía sin texto en inglés)',
  },
  problems: {
    spanish: {
      required: 'Escriba el aviso en español: muchos de nuestros afiliados solo leen español.',
    },
    english: {
      required: 'Escriba el aviso en inglés: el sitio lo muestra en los dos idiomas.',
    },
    text: {
      blank: 'Complete los espacios ____ del texto, o bórrelos.',
      tooLong: 'El texto es demasiado largo: caben 200 caracteres.',
    },
    link: {
      format:
        'Este enlace no es válido. Escriba una página del sitio, como /quote, o una dirección que empiece con https://.',
    },
    until: {
      past: 'Esa hora ya pasó: el aviso no se vería. Elija una posterior o deje el campo vacío.',
      early: 'El aviso terminaría antes de empezar. Corrija «Hasta», o publíquelo antes.',
    },
    time: {
      unknown: 'Esa hora no existe en Florida. Elija otra.',
    },
    field: {
      type: 'Este dato no se entiende. Vuelva a escribirlo.',
    },
  },
} as const;
