import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  label: 'Sugerencias',
  count:
    '{count, plural, one {# sugerencia. Use la flecha hacia abajo.} other {# sugerencias. Use la flecha hacia abajo.}}',
  specialty: 'Especialidad',
  city: 'Ciudad',
  provider: 'Nombre',
  center: 'Centro',
} as const satisfies Translation<typeof en>;
