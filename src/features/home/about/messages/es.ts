import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  eyebrow: 'Sobre nosotros',
  title: 'Una clínica que le habla claro',
  lead: 'Con licencia desde 2002. Conozca a {brand} y sepa quién nos regula.',
  licenses: {
    figure: '641 y 636',
    title: 'Dos licencias',
    text: 'Clínica de salud prepagada (PHC), capítulo 641 de los Estatutos de la Florida. El miembro hace un copago mínimo en cada visita.',
    discountPlanText:
      'Organización de planes de descuento (DPO), capítulo 636. El miembro paga una tarifa negociada por cada servicio.',
  },
  mission: {
    figure: '2 idiomas',
    title: 'Nuestra misión',
    text: 'Atención cerca de casa, un precio que usted conoce antes de decidir y un sitio web en español y en inglés.',
  },
  experience: {
    figure: 'Más de 20 años',
    title: 'Experiencia y acreditación',
    text: 'Servimos a las familias de la Florida desde 2002, con licencia del Estado de la Florida.',
  },
  membership: {
    figure: 'Más de 100,000 miembros',
    title: 'Una membresía que crece con usted',
    text: 'Usted empieza en Bronce. Su nivel sube solo: Plata a los 12 meses como miembro, Oro a los 24 y Diamante a los 36.',
  },
} as const satisfies Translation<typeof en>;
