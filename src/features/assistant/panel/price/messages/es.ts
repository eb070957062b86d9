import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  label: 'Cambiar este precio',
  who: '¿Para quién es el plan?',
  whoChoice:
    '{planType, select, family {Pareja} other {{count, plural, =0 {Solo yo} other {Yo}}}}{count, plural, =0 {} one { y 1 niño} other { y # niños}}',
  age: 'Edad del titular',
  ages: {
    '<18': 'Menos de 18',
    '18-30': '18 a 30',
    '31-45': '31 a 45',
    '46-55': '46 a 55',
    '56-65': '56 a 65',
    '65+': '65 o más',
  },
  core: 'Paquete principal',
  none: 'Sin paquete principal',
  hospital: 'Paquete de hospital ({name})',
  assumed: 'supuesto',
  amount: '{amount} al mes.',
  also: '{perPerson} por persona; {year} en 12 meses, más el cargo de solicitud de $25.00.',
  calculator: 'Ver esta cotización',
} as const satisfies Translation<typeof en>;
