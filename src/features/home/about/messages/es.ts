import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  eyebrow: 'Sobre nosotros',
  title: 'Una clínica que le habla claro',
  licenses: {
    title: 'Dos licencias de la Florida',
    text: 'Clínica de salud prepagada (PHC): capítulo 641 de los Estatutos de la Florida.',
    discountPlanText:
      'Organización de planes de descuento (DPO): capítulo 636 de los Estatutos de la Florida.',
    clinicNumber: 'Licencia de la PHC, número: {number}',
    discountPlanNumber: 'Licencia de la DPO, número: {number}',
    lookup: 'Compruébelo con el Estado de la Florida',
  },
  mission: {
    title: 'Nuestra misión',
    text: 'Que las familias vean al médico cerca de casa, sepan el precio antes y lo entiendan todo en su idioma.',
  },
  experience: {
    title: 'Experiencia y acreditación',
    text: 'Servimos a las familias de la Florida desde 2002, con licencia del Estado de la Florida.',
    accredited: 'Acreditación: {name}',
  },
  membership: {
    title: 'Una membresía que crece con usted',
    text: 'Más de 100,000 miembros. Siga como miembro y suba de nivel: Plata a los 12 meses, Oro a los 24, Diamante a los 36.',
  },
} as const satisfies Translation<typeof en>;
