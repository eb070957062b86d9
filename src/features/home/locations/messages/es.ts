import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  eyebrow: 'Oficinas',
  title: 'Venga y hable con una persona',
  lead: 'Dos oficinas, con el mismo horario.',
  subtitle: 'Nuestra oficina en {city}',
  firstPictureAlt: 'Dibujo de un edificio art déco blanco entre palmeras, junto al mar',
  secondPictureAlt: 'Dibujo de una fuente en un lago con un cisne, bajo un naranjo',
  hours: 'Horario',
  directions: 'Cómo llegar',
  copy: 'Copiar la dirección',
  copied: 'Dirección copiada.',
  copyByHand: 'Su navegador no permitió copiar. Seleccione la dirección, por favor.',
} as const satisfies Translation<typeof en>;
