import { asksForOwnDoctor, isIn } from '#features/directory/need/doctor-words.server.ts';
import { findDoctorName, readAsName } from '#features/directory/need/find-doctor-name.server.ts';
import { findNamedLanguage } from '#features/directory/need/find-spoken-language.server.ts';
import { wordsOf } from '#features/directory/need/marked-tokens.ts';
import { readMessage, withoutGaps } from '#features/directory/need/read-message.server.ts';
import type { Question } from '../../engine/topic.ts';
import type { ProviderSlots } from './provider-slots.server.ts';

/** "Show me more", "¿hay otros?" */
const MORE = /\b(?:more|others?|another|next|mas|otr[oa]s?|siguientes?|demas)\b/;
/** After these "and for my kid?" asks for a pediatrician; an eye doctor stays one. */
const ANY_AGE: ReadonlySet<string> = new Set(['General Medicine', 'Internal Medicine']);

/** A kind of doctor in so few words is looked for: "dentist?", "need a doctor for my feet". */
const FEW_WORDS = 6;

/** Reads what a message that looks for a doctor says of it. */
export function readProviderSlots(question: Question): ProviderSlots {
  if (!asksForOwnDoctor(question.plain)) return { ...readMessage(question).slots, shown: 0 };
  const doctor = findDoctorName(question.text, wordsOf(question.plain))?.name;
  return { ...(doctor ? { doctor } : { lacksName: true }), asides: [], shown: 0 };
}

/** Whether a message names whom it looks for: somebody, or a kind of doctor or a trouble, and where or in which language. */
export function describesSearch(question: Question): boolean {
  if (asksForOwnDoctor(question.plain)) return true;
  const { slots, mention, words } = readMessage(question);
  const { doctor, place, language, lacksPlace } = slots;
  const isNarrowed = (place !== undefined && !place.isGuess) || (language ?? lacksPlace) !== undefined;
  const isShort = mention?.certainty === 'person' && words.all.length <= FEW_WORDS;
  return doctor !== undefined || isShort || (mention !== undefined && isNarrowed);
}

/**
 * Reads a message that follows up on a search: "and in pasco", "que hable español", "33012".
 *
 * @param before the search so far
 * @returns what it adds or changes; undefined when that is nothing
 */
export function readChange(question: Question, before: ProviderSlots): ProviderSlots | undefined {
  const { slots: read, mention, words } = readMessage(question);
  const isOnlyTheirAge = mention?.certainty === 'topic' && mention.isChild;
  if (isOnlyTheirAge && before.specialty && !ANY_AGE.has(before.specialty)) return undefined;
  const language = read.language ?? findNamedLanguage(words);
  const doctor = read.doctor ?? (before.lacksName ? readAsName(question.text, words)?.name : undefined);
  const slots: ProviderSlots = { ...read, ...withoutGaps({ language, doctor }), shown: 0 };
  const { specialty, missing, place, lacksPlace, asides } = slots;
  const says = specialty ?? missing ?? place ?? lacksPlace ?? language ?? doctor ?? asides[0];
  return says === undefined ? undefined : slots;
}

/** Whether a message that follows up on a search asks for more of the same, and for nothing else. */
export function asksForMore({ plain }: Question): boolean {
  return MORE.test(plain) && plain.split(' ').every((word) => isIn('fillers', word) || isIn('doctors', word));
}
