import type { Question } from '../../engine/question.ts';
import type { Topic, Understood } from '../../engine/topic.ts';
import { spokenWords } from '../../safety/spoken-words.ts';
import { BOOKING_LIMIT } from './booking.ts';
import { INSTRUCTIONS_LIMIT } from './instructions.ts';
import type { Limit } from './limit.ts';
import { MEDICAL_LIMIT } from './medical.ts';
import { MEMBER_LOGIN_LIMIT } from './member-login.ts';
import { NOT_ON_SITE_LIMIT } from './not-on-site.ts';
import { OTHER_COMPANIES_LIMIT } from './other-companies.ts';
import { PERSONAL_ACCOUNT_LIMIT } from './personal-account.ts';

const LIMITS: readonly Limit[] = [
  INSTRUCTIONS_LIMIT,
  MEMBER_LOGIN_LIMIT,
  PERSONAL_ACCOUNT_LIMIT,
  MEDICAL_LIMIT,
  BOOKING_LIMIT,
  OTHER_COMPANIES_LIMIT,
  NOT_ON_SITE_LIMIT,
];

/**
 * Refuses what an assistant of this site must not do or cannot know: diagnosis and dosing, anybody's account, orders
 * to itself, other companies, and benefits that the site does not name. Its answers are `declined` and have a phone.
 */
export function limitsTopic(question: Question): Understood | undefined {
  // As it is typed, and with chat's spelling written out: either may be how a limit knows it.
  for (const said of [spokenWords(question.text), question.plain]) {
    const limit = LIMITS.find(({ claims }) => claims(said));
    if (limit) return refusal(limit, question, said);
  }
  return undefined;
}

/** Refuses as a limit does, whatever the words of the question. */
export function refuse(limit: Limit): Topic {
  return (question) => refusal(limit, question, spokenWords(question.text));
}

function refusal(limit: Limit, question: Question, said: string): Understood {
  return {
    answer: ({ site }) => limit.answer(question, said, site),
    continueWith: (next) => {
      const nextSaid = spokenWords(next.text);
      return limit.claims(nextSaid) || limit.follows(nextSaid) ? refusal(limit, next, nextSaid) : undefined;
    },
  };
}
