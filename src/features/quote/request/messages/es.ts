import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  talk: 'Hable con una persona',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  dateOfBirth: 'Fecha de nacimiento',
  planType: '¿Qué plan le interesa?',
  planTypes: {
    phc: 'Clínica de salud prepagada (PHC)',
    phcHint: 'Usted hace un pago mensual y paga un copago mínimo al atenderse.',
    discountPlan: 'Plan de descuento (DPO)',
    discountPlanHint: 'Este plan no es un seguro. Usted paga la tarifa negociada de cada servicio.',
  },
  county: 'Condado',
  chooseCounty: 'Elija un condado',
  countyHint: 'Si vive en otro condado, llame al <phone></phone>.',
  adults: 'Adultos',
  adultsCount: '{count, plural, one {# adulto} other {# adultos}}',
  children: 'Niños menores de 18 años',
  childrenCount: '{count, plural, =0 {Sin niños} one {# niño} other {# niños}}',
  specialRequirements: 'Preguntas o algo que debamos saber',
  specialRequirementsHint:
    'Por ejemplo: un médico, un idioma o a qué hora llamarle. Por favor, no incluya detalles médicos.',
  submit: 'Pedir que me llamen',
  submitting: 'Enviando...',
  privacy: 'Guardamos estos datos para responderle. La cotización de arriba no envía nada.',
  errors: {
    firstName: 'Escriba su nombre.',
    lastName: 'Escriba sus apellidos.',
    email: 'Escriba su correo electrónico para que podamos responderle.',
    phone: 'Escriba su teléfono.',
    dateOfBirth: 'Escriba su fecha de nacimiento.',
    planType: 'Elija uno de los dos planes.',
    county: 'Elija su condado.',
  },
  success: {
    title: 'Recibimos su solicitud',
    text: 'Gracias. Le respondemos en 24 a 48 horas.',
    again: 'Enviar otra solicitud',
  },
} as const satisfies Translation<typeof en>;
