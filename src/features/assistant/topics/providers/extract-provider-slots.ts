import type { Question } from '../../engine/question.ts';
import { findDoctorName, readAsName } from './find-doctor-name.ts';
import { findNamedLanguage } from './find-spoken-language.ts';
import { isFiller, isSearch, saysNothingElse } from './is-search.ts';
import { wordsOf } from './marked-tokens.ts';
import type { ProviderSlots } from './provider-slots.ts';
import { readMessage, withoutGaps } from './read-message.ts';
import { asksForOwnDoctor, asksOnCoverage, asksToBook, isOthersQuestion } from './search-signals.ts';

/** "Show me more", "¿hay otros?" */
const MORE = /\b(?:more|others?|another|next|mas|otr[oa]s?|siguientes?|demas)\b/;
/** After these "and for my kid?" asks for a pediatrician; an eye doctor stays one. */
const ANY_AGE: ReadonlySet<string> = new Set(['General Medicine', 'Internal Medicine']);

/**
 * Reads a message as a search for a doctor of its own.
 *
 * @returns undefined when it is not certainly one: questions about prices, waiting, benefits, joining the network
 */
export function extractProviderSlots(question: Question): ProviderSlots | undefined {
  const { plain } = question;
  if (asksForOwnDoctor(plain)) {
    const doctor = findDoctorName(question.text, wordsOf(plain));
    return { ...(doctor ? { doctor } : { lacksName: true }), asides: [], shown: 0 };
  }
  if (asksToBook(plain)) return { ...readMessage(question).slots, isBooking: true };
  if (isOthersQuestion(plain)) return undefined;
  const reading = readMessage(question);
  return isSearch(reading, plain) ? reading.slots : undefined;
}

/**
 * Reads a message that follows up on a search: "and in pasco", "que hable español", "33012".
 *
 * @param before the search so far
 * @returns what it adds or changes; undefined when it says anything else
 */
export function readChange(question: Question, before: ProviderSlots): ProviderSlots | undefined {
  const { plain } = question;
  if (isOthersQuestion(plain) || asksOnCoverage(plain) || asksToBook(plain)) return undefined;
  const { slots: read, mention, words } = readMessage(question);
  const isOnlyTheirAge = mention?.certainty === 'topic' && mention.isChild;
  if (isOnlyTheirAge && before.specialty && !ANY_AGE.has(before.specialty)) return undefined;

  const language = read.language ?? findNamedLanguage(words);
  const doctor = read.doctor ?? (before.lacksName ? readAsName(question.text, words) : undefined);
  const slots: ProviderSlots = { ...read, ...withoutGaps({ language, doctor }) };
  const { specialty, missing, place, lacksPlace, asides } = slots;
  const says = specialty ?? missing ?? place ?? lacksPlace ?? language ?? doctor ?? asides[0];
  return says !== undefined && saysNothingElse(words, plain) ? slots : undefined;
}

/** Whether a message that follows up on a search asks for more of the same, and for nothing else. */
export function asksForMore({ plain }: Question): boolean {
  return MORE.test(plain) && plain.split(' ').every(isFiller);
}
