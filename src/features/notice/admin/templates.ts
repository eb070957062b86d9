import { BLANK, type NoticeBody } from '../notice.ts';

/** What is often said, in both languages; whoever takes one fills in the blanks. */
export const NOTICE_TEMPLATES = {
  storm: {
    level: 'urgent',
    spanish: `Nuestras oficinas cierran por la tormenta desde ${BLANK} hasta nuevo aviso. Si tiene una emergencia, llame al 911.`,
    english: `Our offices are closed for the storm from ${BLANK} until further notice. In an emergency, call 911.`,
    link: '',
  },
  holiday: {
    level: 'info',
    spanish: `El ${BLANK} nuestras oficinas estarán cerradas por día festivo. Volvemos el ${BLANK}.`,
    english: `Our offices will be closed on ${BLANK} for the holiday. We’ll be back on ${BLANK}.`,
    link: '',
  },
  phones: {
    level: 'warning',
    spanish: `Nuestros teléfonos no funcionan en este momento. Esperamos que vuelvan a funcionar ${BLANK}. Mientras tanto, escríbanos.`,
    english: `Our phones are down right now. We expect them back ${BLANK}. Meanwhile, please write to us.`,
    link: '/#contact',
  },
} as const satisfies Record<string, Omit<NoticeBody, 'until'>>;

export type NoticeTemplate = keyof typeof NOTICE_TEMPLATES;
export const TEMPLATE_NAMES = ['storm', 'holiday', 'phones'] as const satisfies readonly NoticeTemplate[];
