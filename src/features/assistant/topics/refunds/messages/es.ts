import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  leave:
    'Para cancelar un plan, llame a servicio al cliente al {customerService} ({hours}). Soy un asistente automático y no puedo cancelarlo aquí. Esta es nuestra política de reembolsos:',
  late: 'Si esos días ya pasaron, llame a servicio al cliente al {customerService} ({hours}) y pregunte.',
  status: 'Para preguntar por su solicitud, llame a servicio al cliente al {customerService} ({hours}).',
  link: 'Política de reembolsos',
} as const satisfies Translation<typeof en>;
