import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  served: 'Sí: {place} está en el condado de {county}, y ahí damos servicio.',
  servedCounty: 'Sí: damos servicio en el condado de {county}.',
  notServed:
    '{place} está en el condado de {county}, que no está entre los condados donde damos servicio. Por favor llámenos al {otherCounties} antes de inscribirse.',
  notServedCounty:
    'El condado de {county} no está entre los condados donde damos servicio. Por favor llámenos al {otherCounties} antes de inscribirse.',
  counties: 'Damos servicio en estos condados de la Florida: {counties}.',
  link: '¿En qué condados dan servicio?',
} as const satisfies Translation<typeof en>;
