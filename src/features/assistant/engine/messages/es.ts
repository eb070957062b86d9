import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  declined:
    'Eso no lo sé: no está en nuestra página. Una persona se lo puede decir. Llame a servicio al cliente al {customerService} ({hours}).',
  contact: 'Todos nuestros números',
} as const satisfies Translation<typeof en>;
