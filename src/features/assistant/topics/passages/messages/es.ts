import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  vaccineAge: {
    yes: 'Sí, a los {age} años el crédito aplica.',
    no: 'No, a los {age} años el crédito no aplica a vacunas; sí a las edades que siguen.',
  },
} as const satisfies Translation<typeof en>;
