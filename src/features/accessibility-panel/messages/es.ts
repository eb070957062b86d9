import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  open: 'Ajustes de accesibilidad',
  title: 'Haga este sitio más fácil de usar',
  text: 'Sus ajustes se guardan en este dispositivo para su próxima visita. También respetamos los que ya tiene su dispositivo.',
  close: 'Cerrar',
  reset: 'Restablecer ajustes',
  resetDone: 'Ajustes restablecidos.',
  highContrast: 'Alto contraste',
  highContrastHint: 'Texto y líneas más oscuros',
  largeText: 'Texto grande',
  largeTextHint: 'Todo se ve un 25 % más grande',
  reducedMotion: 'Menos movimiento',
  reducedMotionHint: 'Nada se mueve ni se reproduce solo',
  screenReaderAnnouncements: 'Avisos del lector de pantalla',
  screenReaderAnnouncementsHint:
    'Lee en voz alta las páginas nuevas y lo que cambia. Los errores siempre se leen.',
  turned: '{setting}: {on, select, yes {activado} other {desactivado}}.',
} as const satisfies Translation<typeof en>;
