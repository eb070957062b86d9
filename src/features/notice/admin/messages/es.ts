/** The administration is in Spanish whatever the page's language. */
export default {
  title: 'Aviso',
  lead: 'Una barra en todas las páginas del sitio, en español y en inglés. Solo se muestra un aviso a la vez: el nuevo reemplaza al anterior.',
  loading: 'Cargando...',
  loadFailed: 'No se pudo leer el aviso.',
  retry: 'Intentar de nuevo',
  none: 'Ahora no hay ningún aviso en el sitio',
  stands: 'Este aviso está ahora en el sitio',
  endsAt: 'Se quita solo: {date}, hora de Florida.',
  endsNever: 'Se queda hasta que usted lo quite.',
  takeAway: 'Quitar el aviso',
  waits: 'Programado para el {date}, hora de Florida: {text}',
  templates: {
    title: 'Empezar con una plantilla',
    lead: 'Llena los dos idiomas. Complete después los espacios {blank}.',
    storm: 'Tormenta',
    holiday: 'Día festivo',
    phones: 'Teléfonos sin servicio',
    undo: 'Volver a lo que había',
  },
  wrong: 'Hay datos por corregir',
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
  from: 'Desde (opcional)',
  fromHint: 'Hora de Florida. Vacío: se publica ahora.',
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
  publish: 'Publicar ahora',
  schedule: 'Programar',
  saving: 'Guardando...',
  done: {
    published: 'Publicado. El aviso ya está en todas las páginas.',
    scheduled: 'Programado. El aviso aparecerá a esa hora.',
    taken: 'El aviso ya no está en el sitio.',
  },
  mine: 'Guardar la mía encima',
  failures: {
    conflict:
      'Otra persona cambió el aviso mientras usted escribía. Lo que escribió sigue aquí. Si guarda la suya encima, la otra queda en el historial.',
    forbidden: 'Su cuenta no tiene permiso para cambiar el aviso. Pídalo a un administrador.',
    network: 'No hay conexión. Lo que escribió sigue aquí; inténtelo de nuevo.',
    fault: 'No se pudo guardar. Lo que escribió sigue aquí; inténtelo de nuevo en un momento.',
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
      early: 'El aviso terminaría antes de empezar. Corrija «Desde» o «Hasta».',
    },
    time: {
      unknown: 'Esa hora no existe en Florida. Elija otra.',
      past: 'Esa hora ya pasó. Elija una posterior o deje el campo vacío para publicar ahora.',
      far: 'La fecha está demasiado lejos. Revise el año.',
    },
    field: {
      type: 'Este dato no se entiende. Vuelva a escribirlo.',
    },
  },
} as const;
