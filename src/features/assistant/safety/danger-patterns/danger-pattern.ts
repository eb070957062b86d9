import { type Phrases, phrases } from '../../engine/phrases.ts';
import { LISTS } from './word-lists.ts';

/** Which advice an emergency gets, besides 911 or 988. */
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

/** The patterns of one kind of emergency, in both languages. */
export type DangerPattern = {
  advice: Advice;
  /** Said as happening; only what is clearly past, slight, denied or a joke is not matched. */
  happening: Phrases;
  /** Only named; a message that asks for a specialist, a benefit or a price is not matched. */
  named: Phrases;
};

/** A kind of emergency from its two tables, in the notation of `phrases`. */
export function dangerPattern(advice: Advice, happening: string, named = ''): DangerPattern {
  return { advice, happening: phrases(happening, LISTS), named: phrases(named, LISTS) };
}
