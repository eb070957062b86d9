import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  unknown:
    'No lo encontré. Una persona le puede ayudar: llame a servicio al cliente al {customerService} ({hours}).',
  unsure: 'No estoy seguro de que sea esto lo que pregunta:',
  orAsk:
    'Si no lo es, una persona le puede ayudar: llame a servicio al cliente al {customerService} ({hours}).',
  diagnosis:
    'Siento que no se encuentre bien. Soy un asistente automático y no puedo decirle qué es ni si es grave; eso lo tiene que ver un médico. Empiece por su médico primario.',
  diagnosisChild:
    'Lo siento mucho. Soy un asistente automático y no puedo decirle qué es ni si es grave; eso lo tiene que ver un pediatra, el médico de los niños.',
  dosing:
    'No puedo decirle qué tomar, cuánto, ni si va bien con otra cosa; soy un asistente automático. Un farmacéutico o su médico sí pueden, muchas veces por teléfono.',
  dosingChild:
    'No puedo decirle qué darle a un niño ni cuánto; soy un asistente automático. Por favor pregunte a su pediatra o a un farmacéutico antes de darle nada; muchas veces basta una llamada.',
  medicalContact:
    'Para hacer una cita, llame al {appointments}. Si se pone mal de repente, llame al {emergency}.',
  account:
    'No puedo ver la cuenta, los pagos, los reclamos ni los documentos de nadie, y aquí no se puede pagar ni cambiar nada. Servicio al cliente lo puede revisar: {customerService}.',
  appointment:
    'No puedo ver ni cambiar las citas de nadie. La línea de citas sí puede: {appointments}. Para otras cosas de su cuenta, servicio al cliente está en el {customerService}.',
  results:
    'No puedo ver los resultados de nadie. Pregunte al médico que mandó el análisis: puede explicárselos. Si no sabe a quién llamar, servicio al cliente le ayuda: {customerService}.',
  numberRemoved: 'Quité el número que escribió. Por favor no mande números así por aquí.',
  memberLogin:
    'Para entrar a su cuenta, use «Acceso de miembros» en el menú de esta página. Ahí se abre el portal del miembro. Si no puede entrar, llame a servicio al cliente: {customerService}.',
  booking:
    'Soy un asistente automático y no puedo hacer citas. Llame al consultorio que eligió o a nuestra línea de citas: {appointments}. Si me dice una especialidad y una ciudad o un código postal, le busco médicos.',
  instructions:
    'Eso no lo puedo hacer. Solo le digo lo que está en esta página: planes, precios, médicos, horarios y cómo funciona todo. ¿Qué quisiera saber? Una persona le atiende en el {customerService}.',
  otherCompanies:
    'No sé lo que cobran u ofrecen otras compañías, así que no puedo comparar. Sí puedo decirle lo que cuestan nuestros planes; la cotización lo muestra todo desglosado. Una persona puede hablarlo con usted en el {customerService}.',
  otherPrograms:
    'No encontré si nuestros planes se pueden combinar con otros planes o programas, ni cómo. Por favor pregunte a servicio al cliente antes de inscribirse: {customerService}.',
  hospital:
    'No encontré nada sobre operaciones o la sala de emergencias. Pregunte a servicio al cliente: {customerService} ({hours}). Esto es lo que encontré sobre hospitales:',
  links: {
    about: 'Lo que los planes hacen y no hacen',
    contact: 'Todos nuestros números',
    faq: 'Preguntas frecuentes',
    quote: 'Pedir cotización',
    memberPortal: 'Portal del miembro',
    providers: 'Buscar un médico',
    directory: '{specialty} en nuestro directorio',
  },
} as const satisfies Translation<typeof en>;
