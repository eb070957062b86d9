/** The administration is in Spanish whatever the page's language. */
export default {
  kindName: 'Oficina',
  lead: 'Teléfonos, direcciones y horario, como los muestra el sitio. El campo que deje vacío muestra el dato que aparece en gris.',
  phones: 'Teléfonos',
  phoneHint: 'Diez dígitos, por ejemplo (305) 555-0100.',
  hours: 'Horario de atención',
  hoursHint:
    'El de los teléfonos y el de las oficinas que no tengan uno propio. Deje los cuatro campos vacíos para no cambiarlo.',
  firstDay: 'Desde el',
  lastDay: 'Hasta el',
  opens: 'Abre',
  closes: 'Cierra',
  asNow: 'Sin cambio',
  days: {
    '1': 'lunes',
    '2': 'martes',
    '3': 'miércoles',
    '4': 'jueves',
    '5': 'viernes',
    '6': 'sábado',
    '7': 'domingo',
  },
  office: 'Oficina {number}: {name}',
  which: 'Oficina {number}',
  name: 'Nombre',
  street: 'Calle y número',
  city: 'Ciudad',
  zipCode: 'Código postal',
  ownHours: 'Horario propio de esta oficina (opcional)',
  closures: {
    title: 'Días festivos y excepciones',
    lead: 'Los días en que se cierra o el horario es otro. Aparecen en el sitio treinta días antes, y el asistente los responde.',
    none: 'No hay ninguno.',
    one: 'Excepción {number}',
    date: 'Fecha',
    office: 'Oficina',
    both: 'Las dos, y los teléfonos',
    closed: 'cerrado todo el día',
    opens: 'Abre (vacío: cerrado todo el día)',
    closes: 'Cierra',
    english: 'Qué día es, en inglés',
    spanish: 'Qué día es, en español',
    add: 'Agregar un día',
    remove: 'Quitar',
    removeWhich: 'la excepción {number}',
  },
  problems: {
    phone: {
      none: 'Este teléfono no es válido. Escriba los diez dígitos, con el código de área.',
    },
    zip: {
      format: 'El código postal tiene cinco dígitos.',
    },
    hours: {
      incomplete: 'Complete el horario: días, apertura y cierre. O deje todo vacío.',
      format: 'Escriba la hora así: 08:00.',
      closing: 'La hora de cierre tiene que ser posterior a la de apertura.',
      days: 'El último día de la semana no puede ir antes que el primero.',
    },
    date: {
      required: 'Elija una fecha.',
      past: 'Esta fecha ya pasó. Elija una de hoy en adelante o quite el día.',
      twice: 'Este día ya está en la lista. Deje uno solo.',
    },
    words: {
      required: 'Escriba qué día es, en los dos idiomas: es lo que lee el visitante.',
    },
    closures: {
      tooMany: 'Hay demasiados días. Quite los que ya no hagan falta.',
    },
    text: {
      tooLong: 'El texto es demasiado largo.',
    },
    field: {
      type: 'Este dato no se entiende. Vuelva a escribirlo.',
    },
  },
} as const;
