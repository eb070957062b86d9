import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  contact: {
    hours: 'El horario de nuestras oficinas es {hours}.',
    closedDays: 'No, {days} está cerrado. El horario es {hours}.',
    closedThen: 'No, a esa hora no. El horario es {hours}.',
    holidays:
      'Nuestra página no dice qué días festivos cerramos. Antes de venir, llame al {customerService}.',
    otherHolidays: 'Sobre otros días festivos, llame al {customerService} antes de venir.',
    closedOn: 'El {date} ({what}) nuestras oficinas están cerradas.',
    openOn: 'El {date} ({what}) nuestras oficinas abren de {opens} a {closes}.',
    officeClosedOn: 'El {date} ({what}) nuestra oficina de {city} está cerrada.',
    officeOpenOn: 'El {date} ({what}) nuestra oficina de {city} abre de {opens} a {closes}.',
    officeHours: 'El horario de la oficina de {city} es {hours}.',
    days: {
      '1': 'los lunes',
      '2': 'los martes',
      '3': 'los miércoles',
      '4': 'los jueves',
      '5': 'los viernes',
      '6': 'los sábados',
      '7': 'los domingos',
    },
    office: 'Nuestra oficina de {city}: {address}.',
    offices:
      'Tenemos dos oficinas, en {firstCity} y en {secondCity}:\n\n- {firstCity}: {firstAddress}\n- {secondCity}: {secondAddress}',
    phones: {
      any: 'Llame a servicio al cliente al {customerService}. Horario: {hours}.\n\n- En Miami-Dade: {miamiDade}\n- En otros condados, sin costo: {otherCounties}\n- Citas: {appointments}',
      customerService: 'Servicio al cliente: {customerService}. Horario: {hours}.',
      appointments: 'Para citas, llame al {appointments}. Horario: {hours}.',
      authorizations: 'Para autorizaciones, llame al {authorizations}. Horario: {hours}.',
      tollFree:
        'Sí, nuestro número sin costo es el {tollFree}. Fuera de Miami-Dade también puede llamar al {otherCounties}. Horario: {hours}.',
      miamiDade: 'En Miami-Dade, llame al {miamiDade}. Horario: {hours}.',
      otherCounties: 'En los condados fuera de Miami-Dade, llame al {otherCounties}. Horario: {hours}.',
      tty: 'Si es una persona sorda o con dificultad para oír, puede comunicarse por TTY al {tty}. Horario: {hours}.',
      fax: 'Nuestro número de fax es el {fax}.',
    },
    human:
      'Puede hablar con una persona por teléfono. Yo soy un asistente automático y no puedo pasar llamadas. Llame a servicio al cliente al {customerService}. Horario: {hours}.\n\n- En Miami-Dade: {miamiDade}\n- En otros condados: {otherCounties}',
    writing:
      'Puede escribirnos con el formulario de contacto de esta página, y una persona le responde. Por correo postal: {address}. Por fax: {fax}. Si prefiere hablar, llame a servicio al cliente al {customerService}. Horario: {hours}.',
    links: {
      locations: 'Nuestras oficinas, con mapa y cómo llegar',
      contact: 'Todos nuestros números y el formulario de contacto',
    },
  },
  serviceArea: {
    served: 'Sí: {place} está en el condado de {county}, y ahí damos servicio.',
    servedCounty: 'Sí: damos servicio en el condado de {county}.',
    notServed:
      '{place} está en el condado de {county}, que no está entre los condados donde damos servicio. Por favor llámenos al {otherCounties} antes de inscribirse.',
    notServedCounty:
      'El condado de {county} no está entre los condados donde damos servicio. Por favor llámenos al {otherCounties} antes de inscribirse.',
    counties: 'Damos servicio en estos condados de la Florida: {counties}.',
    link: '¿En qué condados dan servicio?',
  },
  talk: {
    says: {
      greeting:
        '¡Hola! Soy el asistente automático de {brand}. Pregúnteme por precios, médicos, beneficios, reembolsos o nuestras oficinas. ¿En qué le puedo ayudar?',
      wellbeing: 'Aquí, a su orden. Gracias por preguntar. ¿Qué le gustaría saber?',
      thanks: '¡Con gusto, para eso estoy! Si tiene otra pregunta, escríbala.',
      farewell: '¡Hasta luego, que tenga un buen día! Aquí estoy si necesita algo más.',
      agreement: 'Muy bien. Si tiene otra pregunta, escríbala.',
      identity:
        'Soy un asistente automático, no una persona. Respondo con lo que dice el sitio web de {brand}. Para hablar con una persona, llame a servicio al cliente al {customerService} ({hours}).',
      abilities:
        'Le puedo ayudar con:\n\n- El pago mensual de un plan: dígame las edades y cuántos niños son.\n- Médicos y farmacias: dígame la especialidad y la ciudad, el condado o el código postal.\n- Beneficios y cuándo empiezan, niveles, reembolsos y quejas.\n- Nuestras oficinas, horarios y teléfonos.\n\n¿Qué le gustaría saber?',
      language: 'Sí, claro. Escríbame en español o en inglés, y le respondo en el mismo idioma.',
      anger:
        'Siento no haberle podido ayudar. Soy un asistente automático y no lo entiendo todo. Una persona le puede ayudar: llame a servicio al cliente al {customerService} ({hours}).',
    },
    numbers: 'Todos nuestros números',
  },
} as const satisfies Translation<typeof en>;
