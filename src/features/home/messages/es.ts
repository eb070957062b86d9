import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  title: 'Título',
} as const satisfies Translation<typeof en>;
