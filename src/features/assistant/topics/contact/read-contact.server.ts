import type { Site } from '#site/site.ts';
import { anyOf } from '../../engine/patterns.ts';
import type { Question } from '../../engine/topic.ts';
import { KNOWN_PLACES } from '../providers/known-places.server.ts';

export type ContactMatter = 'hours' | 'offices' | 'phone' | 'human' | 'writing';

/** What is asked about hours, offices and phones. */
export type ContactRequest = {
  matter: ContactMatter;
  /** Days of the week that it names, Monday = 1. */
  days: readonly number[];
  holiday: boolean;
  /** A clock time that it names, in minutes after midnight. */
  time: number | undefined;
  /** What the phone is for; undefined for any. */
  purpose: keyof Site['phones'] | undefined;
};

const TIME = /(?<!\d)(\d{1,2})(?: ([0-5]\d))? (am|pm|de la manana|de la tarde|de la noche)(?![a-z])/;
/** "I'm in Lakeland", "vivo en Kissimmee". */
const LIVING =
  /(?<![a-z])(?:i am|im|we are|were|live|living|moved|vivo|vivimos|vive|estoy|estamos|soy|somos|calling|llamo) (?:in|from|near|to|out in|en|de|desde|por) ((?:[a-z]+ ?){1,3})/;

/** Reads day, holiday, hour and purpose of a message in either language; the purpose by the place where none is named. */
export function readContactDetails({ plain }: Question): Omit<ContactRequest, 'matter'> {
  const purpose = PHONE_PURPOSES.find(({ said }) => said.test(plain))?.phone;
  return {
    days: [...new Set(DAYS.flatMap(({ days, said }) => (said.test(plain) ? days : [])))].sort(),
    holiday: HOLIDAYS.test(plain),
    time: readTime(plain),
    purpose: phoneFor(purpose, plain),
  };
}

/** Who says where in Florida they are gets the number for there. */
function phoneFor(purpose: ContactRequest['purpose'], plain: string): ContactRequest['purpose'] {
  if (purpose !== undefined) return purpose;
  const [, after = ''] = LIVING.exec(plain) ?? [];
  const words = after.split(' ');
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const place = KNOWN_PLACES.get(words.slice(0, count).join(' '));
    if (place) return place.county === 'Miami-Dade' ? 'miamiDade' : 'otherCounties';
  }
  return undefined;
}

function readTime(plain: string): number | undefined {
  const [, hour = '', minute = '0', half = ''] = TIME.exec(plain) ?? [];
  const hours = Number(hour);
  if (hour === '' || hours < 1 || hours > 12) return undefined;
  const isMorning = half === 'am' || half === 'de la manana';
  return ((hours % 12) + (isMorning ? 0 : 12)) * 60 + Number(minute);
}

/* The patterns of questions about hours, phones and offices. Both languages, as Floridians mix them. */

/** Days and parts of the week, Monday = 1. */
const DAYS: readonly { days: readonly number[]; said: RegExp }[] = [
  { days: [1], said: anyOf('monday, mondays, mon, lunes') },
  { days: [2], said: anyOf('tuesday, tuesdays, tues, martes') },
  { days: [3], said: anyOf('wednesday, wednesdays, miercoles') },
  { days: [4], said: anyOf('thursday, thursdays, thurs, jueves') },
  { days: [5], said: anyOf('friday, fridays, fri, viernes') },
  { days: [6], said: anyOf('saturday, saturdays, sat, saterday, saturdy, sabado, sabados, savado') },
  { days: [7], said: anyOf('sunday, sundays, domingo, domingos') },
  { days: [6, 7], said: anyOf('weekend, weekends, fin de semana, fines de semana, finde') },
];

/** Days on which an office may be closed though its weekday is not; the site names none. */
const HOLIDAYS =
  anyOf(`holiday, holidays, christmas, xmas, thanksgiving, new year*, new years, july 4*, 4th of july,
  fourth of july, labor day, memorial day, easter, good friday, mlk, juneteenth, presidents day, veterans day,
  columbus day, black friday, feriado, feriados, dia festivo, dias festivos, festivo, navidad, nochebuena, ano nuevo,
  fin de ano, dia de accion de gracias, accion de gracias, semana santa, viernes santo, 4 de julio, dia del trabajo,
  dia de reyes, dias de fiesta`);

/** What each number is for, the most special first. */
const PHONE_PURPOSES: readonly { phone: keyof Site['phones']; said: RegExp }[] = [
  { phone: 'fax', said: anyOf('fax, faxes, facsimile, faxear, telefax') },
  {
    phone: 'tty',
    said: anyOf(`tty, tdd, ttd, deaf, hard of hearing, hearing impaired, hearing impairment, cant hear, cannot hear,
      sordo, sorda, sordos, sordera, no oye, no oigo, no escucho, no escucha, no puede oir, no puedo oir,
      dificultad para oir, problemas de audicion, hipoacusico, hipoacusica`),
  },
  {
    phone: 'tollFree',
    said: anyOf(`toll free, tollfree, free number, 1 800, 800 number, 1800, free call, call free, call for free, sin costo,
      numero gratis, numero gratuito, llamada gratis, llamar gratis, linea gratis, linea gratuita, llamada gratuita,
      gratuito, gratis, sin cargo, sin pagar la llamada`),
  },
  {
    phone: 'authorizations',
    said: anyOf(`authorization, authorizations, prior authorization, prior auth, preauthorization, pre authorization, auth,
      auths, approval, approvals, autorizacion, autorizaciones, preautorizacion`),
  },
  {
    phone: 'appointments',
    said: anyOf(`appointment, appointments, appt, appts, appointmnet, apointment, booking, book a visit, book a checkup,
      schedule a visit, schedule a checkup, schedule my, cita, citas, sita, turno, turnos, agendar, appointmen`),
  },
  { phone: 'miamiDade', said: anyOf('miami dade, miamidade, dade, miami, hialeah') },
  {
    phone: 'otherCounties',
    said: anyOf(
      'other counties, another county, other county, otros condados, otro condado, outside miami, fuera de miami',
    ),
  },
  {
    phone: 'customerService',
    said: anyOf(`customer service, customer care, member services, member service, customer support, support, help line,
      helpline, hotline, servicio al cliente, atencion al cliente, servicio al miembro, servicios al miembro,
      servicio a miembros, atencion al miembro, soporte, costumer service, client service, billing, facturacion`),
  },
];
