import { KNOWN_PLACES } from '#features/directory/need/known-places.server.ts';
import { anyOf } from '#features/directory/need/patterns.ts';
import type { Site } from '#site/site.ts';
import type { Question } from '../../engine/topic.ts';
import { readWordLists } from '../../learning/word-lists.server.ts';

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

/* The words of questions about hours and phones. Both languages, as Floridians mix them. */

const LISTS = readWordLists('hours');
/** Days and parts of the week, Monday = 1. */
const DAYS = LISTS.list('days')
  .split('\n')
  .map((line) => {
    const [days = '', said = ''] = line.split(': ');
    return { days: days.split(' ').map(Number), said: anyOf(said) };
  });
/** Days on which an office may be closed though its weekday is not; the site names none. */
const HOLIDAYS = anyOf(LISTS.list('holidays'));

/** What each number is for, the most special first. A test reads all of them. */
const PHONE_PURPOSES = Object.entries(readWordLists('phones').all).map(([phone, said]) => ({
  phone: phone as keyof Site['phones'],
  said: anyOf(said),
}));
