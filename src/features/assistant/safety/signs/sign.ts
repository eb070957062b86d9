import { type Phrases, phrases } from '../../engine/phrases.ts';
import { LISTS } from './word-lists.ts';

/** Which words of advice an emergency gets, besides 911 or 988. */
export type Advice =
  | 'general'
  | 'breathing'
  | 'poison'
  | 'battery'
  | 'bleeding'
  | 'pregnancyBleeding'
  | 'birth'
  | 'outside'
  | 'heat'
  | 'electricity'
  | 'seizure'
  | 'violence'
  | 'abuse'
  | 'crisis';

/** How people tell of one kind of emergency, in both languages. */
export type Sign = {
  advice: Advice;
  /** It is told as happening; only what is clearly past, slight, denied or a joke is none. */
  happening: Phrases;
  /** It is only named; a message that asks for a specialist, a benefit or a price is none. */
  named: Phrases;
};

/** A kind of emergency from its two tables, in the notation of `phrases`. */
export function sign(advice: Advice, happening: string, named = ''): Sign {
  return { advice, happening: phrases(happening, LISTS), named: phrases(named, LISTS) };
}
