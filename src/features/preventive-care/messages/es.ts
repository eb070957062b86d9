import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  eyebrow: 'Atención preventiva',
  badge: 'Atención preventiva GRATIS',
  title: 'Encuentre los problemas a tiempo',
  lead: 'Un panel preventivo es un grupo de pruebas para encontrar problemas antes de que usted los sienta. Hay ocho paneles, en tres grupos.',
  startFigure: '90 días',
  start: 'antes de su primer panel',
  everyFigure: '3 meses',
  every: 'entre un panel y el siguiente',
  panels: '{count, plural, one {Panel} other {Paneles}} {letters}',
  groups: {
    a: 'Para la mujer',
    bcdf: 'Corazón, sangre y próstata',
    hij: 'Aparato digestivo',
  },
  examples: {
    label: 'Ejemplos de {panels}',
    papSmear: 'Papanicolaou anual',
    mammogram: 'Mamografía',
    prostate: 'Prueba de próstata',
    coronaryRisk: 'Riesgo coronario',
    ecg: 'ECG (electro\u00adcardiograma)',
    cholesterol: 'Colesterol',
    triglycerides: 'Triglicéridos',
    occultBloodOrFit: 'Prueba de sangre oculta en heces o FIT',
  },
  /** A link for each panel: to those of the directory who do it. */
  near: 'Quién lo hace cerca de mí',
  more: 'Son ejemplos. Para saber todo lo que trae un panel, o para pedir cita, <contact>llámenos</contact>.',
  video: {
    label: 'Video: los tres grupos de paneles en menos de un minuto, sin sonido',
    noVideo: 'Este video no se puede ver aquí. Todo lo que dice está escrito en esta página.',
    play: 'Reproducir el video',
    pause: 'Pausar el video',
    captions: 'Subtítulos',
    captionsEn: 'Subtítulos en inglés',
    captionsEs: 'Subtítulos en español',
  },
} as const satisfies Translation<typeof en>;
