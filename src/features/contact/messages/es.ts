import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  eyebrow: 'Contacto',
  title: 'Escríbanos o llámenos',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  subject: 'Asunto',
  chooseSubject: 'Elija un asunto',
  subjects: {
    general: 'Pregunta general',
    enrollment: 'Preguntas sobre la inscripción',
    providerSearch: 'Ayuda para buscar un proveedor',
    billing: 'Preguntas sobre pagos',
    complaint: 'Presentar una queja',
  },
  message: 'Mensaje',
  messageHint: 'Por favor, no incluya detalles médicos ni números de tarjeta.',
  send: 'Enviar mensaje',
  sending: 'Enviando...',
  privacy: 'Guardamos su mensaje para poder responderle.',
  errors: {
    fullName: 'Escriba su nombre completo.',
    email: 'Escriba su correo electrónico para que podamos responderle.',
    phone: 'Escriba su teléfono.',
    subject: 'Elija un asunto.',
    message: 'Escriba su mensaje.',
  },
  success: {
    title: 'Recibimos su mensaje',
    text: 'Gracias por escribirnos. Nuestro horario de oficina: {hours}.',
    again: 'Escribir otro mensaje',
  },
  details: {
    title: 'Por teléfono',
    summary: 'Teléfonos y horario',
    hoursTitle: 'Horario de oficina',
  },
} as const satisfies Translation<typeof en>;
