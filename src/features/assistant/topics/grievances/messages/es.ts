import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  late: 'Si ya pasó más tiempo, llame a servicio al cliente al {customerService} ({hours}) y pregunte.',
  status:
    'Si ya la envió y no ha sabido de nosotros, llame a servicio al cliente al {customerService} ({hours}).',
  safe: 'Una queja no cuesta nada y nunca cambia la atención que usted recibe. Puede llamar a servicio al cliente al {customerService} ({hours}) o presentar una queja formal por escrito.',
  link: 'Procedimientos de quejas',
  nonDiscrimination: 'Aviso de no discriminación',
} as const satisfies Translation<typeof en>;
