import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  quoteLink: 'Ver este precio y cambiarlo',
  directoryLink: 'Verlos en el directorio',
  listed: 'En el directorio:',
  provider: '{doctor}, {specialty}. {center}, {address}, {city}, FL {zipCode}.',
  providerPhone: 'Teléfono {phone}.',
  demonstration: 'Son datos de demostración, inventados para mostrar cómo funciona el directorio.',
} as const satisfies Translation<typeof en>;
