import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  hours: 'El horario de nuestras oficinas es {hours}.',
  closedDays: 'No, {days} está cerrado. El horario es {hours}.',
  closedThen: 'No, a esa hora no. El horario es {hours}.',
  holidays: 'Nuestra página no dice qué días festivos cerramos. Antes de venir, llame al {customerService}.',
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
    'Puede escribirnos con el formulario de contacto de esta página, y una persona le responde. Por correo: {address}. Por fax: {fax}. Si prefiere hablar, llame a servicio al cliente al {customerService}. Horario: {hours}.',
  links: {
    locations: 'Nuestras oficinas, con mapa y cómo llegar',
    contact: 'Todos nuestros números y el formulario de contacto',
  },
} as const satisfies Translation<typeof en>;
