import type { Site } from '#site/site.ts';
import type { Question } from '../../engine/question.ts';
import { KNOWN_PLACES } from '../providers/known-places.ts';
import {
  APPOINTMENT_WISH,
  BY_PHONE,
  DAYS,
  DONE,
  HOLIDAYS,
  HOURS,
  HUMAN,
  HUMAN_WISH,
  NOT_A_PHONE,
  NOT_AN_OFFICE,
  NOT_HOURS,
  OF_OTHERS,
  OFFICE_NOUN,
  OFFICE_WISH,
  OFFICES,
  OTHER_MATTERS,
  PHONE_NOUN,
  PHONE_PURPOSES,
  PRESENCE,
  REACH,
  WRITING_WISH,
  WRITTEN,
  WRITTEN_WISH,
} from './contact-words.ts';

export type ContactMatter = 'hours' | 'offices' | 'phone' | 'human' | 'writing';

/** What a message asks about hours, offices and phones. */
export type ContactRequest = {
  /** Empty when it asks nothing of this by itself. */
  matters: readonly ContactMatter[];
  /** Days of the week that it names, Monday = 1. */
  days: readonly number[];
  holiday: boolean;
  /** A clock time that it names, in minutes after midnight. */
  time: number | undefined;
  /** What the phone is for; undefined for any. */
  purpose: keyof Site['phones'] | undefined;
};

/** "Human!", "fax please": a message this short is about its only noun. */
const FEW_WORDS = 4;
const TIME = /(?<!\d)(\d{1,2})(?: ([0-5]\d))? (am|pm|de la manana|de la tarde|de la noche)(?![a-z])/;
/** "I'm in Lakeland", "vivo en Kissimmee". */
const LIVING =
  /(?<![a-z])(?:i am|im|we are|were|live|living|moved|vivo|vivimos|vive|estoy|estamos|soy|somos|calling|llamo) (?:in|from|near|to|out in|en|de|desde|por) ((?:[a-z]+ ?){1,3})/;
/** Interpreters are another matter than the TTY. */
const INTERPRETER = /(?:interpret|translat|traduc|sign language|lenguaje de senas)/;

/** Reads what concerns hours, offices and phones; the words of both languages are looked for. */
export function readContact({ plain }: Question): ContactRequest {
  const days = [...new Set(DAYS.flatMap(({ days: named, said }) => (said.test(plain) ? named : [])))].sort();
  const holiday = HOLIDAYS.test(plain);
  const purpose = PHONE_PURPOSES.find(({ said }) => said.test(plain))?.phone;
  const matters = new Set<ContactMatter>();
  if (asksForHours(plain, days.length > 0 || holiday)) matters.add('hours');
  // "Is somebody there on Sunday" asks after hours, and for nobody to talk to.
  if (asksForHuman(plain, matters.has('hours'))) matters.add('human');
  if (asksForOffices(plain)) matters.add('offices');
  if (asksForPhone(plain, purpose)) matters.add('phone');
  if (matters.size === 0 && asksToWrite(plain)) matters.add('writing');
  return { matters: [...matters], days, holiday, time: readTime(plain), purpose: phoneFor(purpose, plain) };
}

function asksForHuman(plain: string, asksHours: boolean): boolean {
  return HUMAN_WISH.test(plain) || (!asksHours && hasFewWords(plain) && HUMAN.test(plain));
}

function asksForHours(plain: string, namesDay: boolean): boolean {
  if (OF_OTHERS.test(plain) || NOT_HOURS.test(plain)) return false;
  return HOURS.test(plain) || (namesDay && PRESENCE.test(plain) && !DONE.test(plain));
}

function asksForOffices(plain: string): boolean {
  if (OF_OTHERS.test(plain) || NOT_AN_OFFICE.test(plain)) return false;
  return OFFICES.test(plain) || (OFFICE_NOUN.test(plain) && (hasFewWords(plain) || OFFICE_WISH.test(plain)));
}

function asksForPhone(plain: string, purpose: ContactRequest['purpose']): boolean {
  if (NOT_A_PHONE.test(plain) || INTERPRETER.test(plain)) return false;
  if (APPOINTMENT_WISH.test(plain)) return true;
  // A provider's own phone is in the directory.
  if (OF_OTHERS.test(plain) && !isSpecial(purpose)) return false;
  if (purpose === 'fax' || purpose === 'tty') return true;
  if (purpose === undefined && OTHER_MATTERS.test(plain)) return false;
  if (PHONE_NOUN.test(plain.replace(BY_PHONE, ' '))) return true;
  return purpose !== undefined && purpose !== 'miamiDade' && (REACH.test(plain) || hasFewWords(plain));
}

function asksToWrite(plain: string): boolean {
  return WRITING_WISH.test(plain) || (WRITTEN.test(plain) && WRITTEN_WISH.test(plain));
}

/** Who tells where in Florida they are calls the number for there. */
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

/** Numbers that providers' offices ask for too. */
function isSpecial(purpose: ContactRequest['purpose']): boolean {
  return purpose === 'authorizations' || purpose === 'appointments' || purpose === 'customerService';
}

function readTime(plain: string): number | undefined {
  const [, hour = '', minute = '0', half = ''] = TIME.exec(plain) ?? [];
  const hours = Number(hour);
  if (hour === '' || hours < 1 || hours > 12) return undefined;
  const isMorning = half === 'am' || half === 'de la manana';
  return ((hours % 12) + (isMorning ? 0 : 12)) * 60 + Number(minute);
}

function hasFewWords(plain: string): boolean {
  return plain.split(' ').length <= FEW_WORDS;
}
