import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  eyebrow: 'Atención preventiva',
  badge: 'Atención preventiva GRATIS',
  title: 'Encuéntrelo temprano, cuando aún es pequeño',
  lead: 'Un panel de control es un grupo de pruebas que busca problemas antes de que usted los sienta. Hay ocho paneles en tres grupos.',
  startFigure: '90 días',
  start: 'después de empezar su membresía, empiezan sus paneles',
  everyFigure: '3 meses',
  every: 'es cada cuánto hay un panel disponible',
  panels: '{count, plural, one {Panel} other {Paneles}} {letters}',
  groups: {
    a: 'Para la mujer',
    bcdf: 'Corazón, sangre y próstata',
    hij: 'Digestión',
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
  more: 'Estos son ejemplos. Para saber todo lo que trae un panel, y para pedir cita, llame al <phone></phone>.',
  video: {
    label: 'Video: los tres grupos de paneles en menos de un minuto, sin sonido',
    noVideo: 'Su navegador no puede mostrar este video. Todo lo que dice está escrito al lado.',
    captionsEn: 'Inglés',
    captionsEs: 'Español',
  },
} as const satisfies Translation<typeof en>;
