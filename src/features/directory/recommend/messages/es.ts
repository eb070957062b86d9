import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  pageTitle: 'Recomiende a un médico | {brand}',
  pageDescription:
    '¿Su médico todavía no está en nuestro directorio? Recomiéndelo para nuestra red, en español o en inglés.',
  back: 'Volver al directorio',
  title: 'Recomiende a un médico',
  lead: '¿Su médico todavía no está en el directorio? Díganos quién es.',
  next: {
    title: 'Qué pasa después',
    send: 'Usted envía este formulario y recibe un número de referencia.',
    review: 'Evaluamos al médico para nuestra red.',
    answer: 'Le respondemos por teléfono o por correo electrónico.',
    call: '¿Tiene preguntas? Llámenos al <phone></phone>, {hours}.',
  },
  aboutDoctor: 'El médico',
  aboutYou: 'Usted',
  doctorName: 'Nombre del médico',
  doctorPhone: 'Teléfono del médico',
  doctorEmail: 'Correo electrónico del médico',
  doctorAddress: 'Dirección del consultorio',
  doctorAddressHint: 'Calle, número, ciudad y código postal',
  specialty: 'Especialidad',
  choose: 'Elija una opción',
  notes: 'Notas',
  notesHint: 'Por favor, no incluya detalles médicos.',
  referrerName: 'Su nombre',
  referrerEmail: 'Su correo electrónico',
  referrerPhone: 'Su teléfono',
  submit: 'Enviar recomendación',
  submitting: 'Enviando...',
  privacy: 'Guardamos lo que envía para evaluar al médico y responderle a usted.',
  success: {
    title: 'Recomendación enviada',
    text: 'Gracias. Evaluaremos al médico para nuestra red.',
    again: 'Recomendar a otro médico',
  },
  failed: {
    title: 'Error',
    text: 'Hubo un error al enviar su recomendación. Por favor inténtelo de nuevo.',
  },
  errors: {
    doctorName: 'El nombre del médico es obligatorio',
    doctorAddress: 'La dirección completa es obligatoria',
    specialty: 'La especialidad es obligatoria',
    referrerName: 'Su nombre es obligatorio',
    referrerEmail: 'Se necesita un correo electrónico válido',
    phone: { required: 'Se necesita un número de teléfono válido' },
  },
} as const satisfies Translation<typeof en>;
