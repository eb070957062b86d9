import { type Phrases, phrases } from '#features/directory/need/patterns.ts';
import { readWordLists } from '../learning/word-lists.server.ts';
import type { EmergencyKind } from './emergency-answer.server.ts';
import { normalizeMessage, SPELLING } from './normalize-message.server.ts';

const SHARED = readWordLists('emergency-words').all;
const ACCIDENTS = readWordLists('emergency-accidents');
const BIRTHS = readWordLists('emergency-allergy-and-birth');
const ILLNESS = readWordLists('emergency-sudden-illness');
const VIOLENT = readWordLists('emergency-violence');
const IN_CRISIS = readWordLists('emergency-crisis');

/** All words by which an emergency is found: what is learned of messages with them is learned with them. */
export const EMERGENCY_WORDS = JSON.stringify([
  SHARED,
  ...[ACCIDENTS, BIRTHS, ILLNESS, VIOLENT, IN_CRISIS, SPELLING].map(({ all }) => all),
]);

const accident = (name: string) => phrases(ACCIDENTS.list(name), SHARED);
const birth = (name: string) => phrases(BIRTHS.list(name), SHARED);
const illness = (name: string) => phrases(ILLNESS.list(name), SHARED);
const violent = (name: string) => phrases(VIOLENT.list(name), SHARED);

const TOOL_WOUNDS = accident('toolWounds');
const THREATENED = violent('threatened');
const VIOLENCE = phrases(`${VIOLENT.list('threatened')}\n${VIOLENT.list('violence')}`, SHARED);
const ABUSE = violent('abuse');
const BY_STRANGERS = violent('byStrangers');
const HAPPENING_NOW = violent('happeningNow');
const CRISIS = phrases(IN_CRISIS.list('crisis'), SHARED);
const CRISIS_NOW = phrases(IN_CRISIS.list('crisisNow'), SHARED);

/** Every emergency for 911, and the advice it gets besides. When several are found, the first is said. */
const DANGERS: readonly (readonly [Phrases, EmergencyKind])[] = [
  [accident('outside'), 'outside'],
  [accident('electricity'), 'electricity'],
  // Before violence: whoever has a machete in the leg may have nobody to flee from.
  [TOOL_WOUNDS, 'bleeding'],
  [VIOLENCE, 'violence'],
  [ABUSE, 'abuse'],
  [accident('battery'), 'battery'],
  [accident('poison'), 'poison'],
  [accident('heat'), 'heat'],
  [illness('breathing'), 'breathing'],
  [illness('seizure'), 'seizure'],
  [birth('birth'), 'birth'],
  [birth('pregnancyBleeding'), 'pregnancyBleeding'],
  [accident('innerBleeding'), 'general'],
  [accident('bleeding'), 'bleeding'],
  [illness('heart'), 'general'],
  [illness('stroke'), 'general'],
  [illness('consciousness'), 'general'],
  [birth('allergy'), 'general'],
  [birth('pregnancy'), 'general'],
  [accident('injuries'), 'general'],
];

/**
 * Which emergency or crisis the words of a message name, in both languages, whatever that of the page is. Whether they
 * mean one is learned: see `danger.server.ts`.
 *
 * @returns undefined when nothing in the message names one
 */
export function findEmergencyKind(text: string): EmergencyKind | undefined {
  const said = normalizeMessage(text);
  const danger = DANGERS.find(([words]) => words.isIn(said));
  // The words of a threat to somebody else are those of a crisis, too ("amenaza con matarme"), and so are those of a
  // wound by a tool: "cut myself with the table saw".
  const isCrisis = CRISIS.isIn(TOOL_WOUNDS.eraseFrom(THREATENED.eraseFrom(said)));
  if (CRISIS_NOW.isIn(said) || (danger && isCrisis)) return 'crisisNow';
  if (danger) return kindOf(danger, said);
  return isCrisis ? 'crisis' : undefined;
}

/** Violence and abuse have another advice when life is not threatened at this moment. */
function kindOf([found, advice]: (typeof DANGERS)[number], said: string): EmergencyKind {
  if (found !== VIOLENCE && found !== ABUSE) return advice;
  const isNow =
    HAPPENING_NOW.isIn(said) ||
    DANGERS.some(([words]) => words !== VIOLENCE && words !== ABUSE && words.isIn(said));
  const isOwn = / (?:me|us|nos) /.test(` ${said} `);
  if (found === ABUSE || (!isOwn && ABUSE.isIn(said))) return isNow ? 'abuseNow' : 'abuse';
  return isNow || BY_STRANGERS.isIn(said) ? 'violence' : 'violenceAtHome';
}
