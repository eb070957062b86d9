import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  eyebrow: 'Oficinas',
  title: 'Visítenos en persona',
  lead: 'Dos oficinas, el mismo horario.',
  leadOwnHours: 'Dos oficinas, cada una con su horario.',
  firstPictureAlt: 'Dibujo de un edificio art déco blanco entre palmeras, junto al mar',
  secondPictureAlt: 'Dibujo de una fuente en un lago con un cisne, bajo un naranjo',
  hours: 'Horario',
  directions: 'Cómo llegar',
  copy: 'Copiar<rest> la dirección</rest>',
  copied: 'Dirección copiada.',
  copyByHand: 'No se pudo copiar. Seleccione la dirección y cópiela.',
} as const satisfies Translation<typeof en>;
