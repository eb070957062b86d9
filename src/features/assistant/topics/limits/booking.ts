import { phrases } from '../../engine/phrases.ts';
import type { Limit } from './limit.ts';
import { limitWords } from './limit-words.ts';

/** Orders the assistant to make an appointment; who asks how to make one is told by the contact topic. */
const BOOKING = phrases(
  `book|schedule|reserve me|us|my_mom|my_dad|my_son|my_daughter|my_wife|my_husband|my_kid
   can|could|will|would|please you [please] book|schedule|reserve
   set me|us|my_mom|my_dad|my_son|my_daughter|my_wife|my_husband up .. appointment|appt|visit|with|w
   make|get me|us [a|an|the] appointment|appt
   make|get me|us .. appointment|appt for
   put me|us down for
   sacame|saqueme|sacale|hazme|hagame|haceme|consigueme|consigame|ponme|pongame|dame|deme|reservame|reserveme|apartame|buscame [una|un|la] cita|turno|appointment
   sacame|saqueme|hazme|hagame|consigueme|reservame|reserveme|agendame|agendeme|apuntame .. cita|turno|appointment
   agendame|agendeme
   me puedes|puede|podrias|podria sacar|hacer|agendar|reservar|conseguir [una|un] cita|turno|appointment`,
);

/** Appointments are made by phone only. */
export const BOOKING_LIMIT: Limit = {
  claims: (said) => BOOKING.isIn(said),
  follows: () => false,
  answer: ({ locale }, _, { phones }) => {
    const t = limitWords(locale);
    return {
      kind: 'declined',
      text: t('booking', { appointments: phones.appointments }),
      links: [
        { href: '/providers', label: t('links.providers') },
        { href: '/#contact', label: t('links.contact') },
      ],
    };
  },
};
