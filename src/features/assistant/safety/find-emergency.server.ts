import { type Phrases, phrases } from '#features/directory/need/patterns.ts';
import type { WordLists } from '#features/directory/need/word-lists.server.ts';
import { readWordLists } from '../learning/word-lists.server.ts';
import type { EmergencyKind } from './emergency-answer.server.ts';
import { normalizeMessage } from './normalize-message.server.ts';

/** A kind of emergency, in both languages, and the advice it gets besides 911 or 988. */
type DangerPattern = {
  advice: EmergencyKind;
  /** Said as happening; only what is clearly past, slight, denied or a joke is not matched. */
  happening: Phrases;
  /** Only named; a message that asks for a specialist, a benefit or a price is not matched. */
  named: Phrases;
};

const SHARED = readWordLists('emergency-words').all;
const ACCIDENTS = readWordLists('emergency-accidents');
const BIRTHS = readWordLists('emergency-allergy-and-birth');
const ILLNESS = readWordLists('emergency-sudden-illness');
const VIOLENT = readWordLists('emergency-violence');
const IN_CRISIS = readWordLists('emergency-crisis');

function dangerPattern(
  { all, list }: WordLists,
  name: string,
  advice: EmergencyKind,
  also = '',
): DangerPattern {
  return {
    advice,
    happening: phrases(`${also}\n${list(name)}`, SHARED),
    named: phrases(all[`${name}, named`] ?? '', SHARED),
  };
}

const TOOL_WOUNDS = dangerPattern(ACCIDENTS, 'toolWounds', 'bleeding');
const CRISIS = dangerPattern(IN_CRISIS, 'crisis', 'crisis');
const CRISIS_NOW = dangerPattern(IN_CRISIS, 'crisisNow', 'crisis');
const ABUSE = dangerPattern(VIOLENT, 'abuse', 'abuse');
const VIOLENCE = dangerPattern(VIOLENT, 'violence', 'violence', VIOLENT.list('threatened'));
const violent = (name: string) => phrases(VIOLENT.list(name), SHARED);
const THREATENED = violent('threatened');
const BY_STRANGERS = violent('byStrangers');
const HAPPENING_NOW = violent('happeningNow');

/** Every emergency for 911. When several match, the advice of the first is given. */
const DANGER_PATTERNS: readonly DangerPattern[] = [
  dangerPattern(ACCIDENTS, 'outside', 'outside'),
  dangerPattern(ACCIDENTS, 'electricity', 'electricity'),
  // Before violence: whoever has a machete in the leg may have nobody to flee from.
  TOOL_WOUNDS,
  VIOLENCE,
  ABUSE,
  dangerPattern(ACCIDENTS, 'battery', 'battery'),
  dangerPattern(ACCIDENTS, 'poison', 'poison'),
  dangerPattern(ACCIDENTS, 'heat', 'heat'),
  dangerPattern(ILLNESS, 'breathing', 'breathing'),
  dangerPattern(ILLNESS, 'seizure', 'seizure'),
  dangerPattern(BIRTHS, 'birth', 'birth'),
  dangerPattern(BIRTHS, 'pregnancyBleeding', 'pregnancyBleeding'),
  dangerPattern(ACCIDENTS, 'innerBleeding', 'general'),
  dangerPattern(ACCIDENTS, 'bleeding', 'bleeding'),
  dangerPattern(ILLNESS, 'heart', 'general'),
  dangerPattern(ILLNESS, 'stroke', 'general'),
  dangerPattern(ILLNESS, 'consciousness', 'general'),
  dangerPattern(BIRTHS, 'allergy', 'general'),
  dangerPattern(BIRTHS, 'pregnancy', 'general'),
  dangerPattern(ACCIDENTS, 'injuries', 'general'),
];

/** Phrases that use the words of an emergency without reporting one. */
const LOOK_ALIKES = readWordLists('emergency-look-alikes');
const alike = (name: string) => phrases(LOOK_ALIKES.list(name));
const SAYINGS = alike('sayings');
const PAST = alike('past');
const SEEN = alike('seen');
const AGAIN = alike('again');
const SLIGHT = alike('slight');
const SAID_TO_BE_NOTHING = alike('saidToBeNothing');
const SEEKING = alike('seeking');
const PETS = alike('pets');
const PEOPLE_BESIDE_PETS = alike('peopleBesidePets');
const LAUGHTER = alike('laughter');
const NUISANCES = alike('nuisances');
const SUPPOSED = alike('supposed');
const COVERAGE = alike('coverage');

/** All words by which an emergency is found or left: what is learned of messages with them is learned with them. */
export const EMERGENCY_WORDS = JSON.stringify([
  SHARED,
  ...[ACCIDENTS, BIRTHS, ILLNESS, VIOLENT, IN_CRISIS, LOOK_ALIKES].map(({ all }) => all),
]);

/** Verbs of what is so now: "had a stroke in 2015 cant breathe" is no story of 2015. */
const PRESENT =
  /(?:^| )(?:cant|wont|isnt|aint|hurting|hurts|(?:im|is|hes|shes) \w+ing|no (?:puede|puedo|respira|responde|reacciona|despierta)|(?:me|le) (?:duele|aprieta|falta)|se (?:me|le) (?:cierra|duerme|sale)|estoy|tengo|quiero|quiere|want|wants|wanna)(?= |$)/;

/** Directly before a match, they deny it. */
const DENIALS =
  /(?:^| )(?:no|not|dont|doesnt|didnt|isnt|never|without|sin|nunca|deny|denies|zero)(?: (?:a|an|any|un|una|have|having|had|tengo|tiene|tenia|es|get|le|me|te|da|dio|being|feel|really|any))?(?: (?:a|an|any|un|una|of))? $/;

/** Where one statement ends and the next begins. */
const PART_END =
  / (?=\.|and |but |now |y |pero |ahora |because |porque |pq |so |then |entonces |creo |que hago|what do i do)/;

/** Words before a match in which a hypothetical is looked for: "what happens if my husband has ...". */
const HYPOTHETICAL_WORDS = 8;
/** Words at the beginning that may set the time of the whole sentence: "last year in april my dad had ...". */
const OPENING_WORDS = 5;
const WORDS_AFTER = 6;
const WORDS_NEARBY = 4;

/**
 * What of a message may report danger: its sayings are left out.
 *
 * @returns words as `normalizeMessage` gives them
 */
export function withoutSayings(text: string): string {
  return SAYINGS.eraseFrom(normalizeMessage(text));
}

/** Whether a message, as `withoutSayings` gives it, tells of the past, of the news or in jest, and of nothing that is so now. */
export function isOnlyTold(said: string): boolean {
  const isTold = [PAST, SEEN, LAUGHTER].some((told) => told.isIn(said));
  return isTold && !AGAIN.isIn(said) && !PRESENT.test(said);
}

/**
 * Which emergency or crisis a message reports, by patterns alone: of both languages, whatever that of the page is.
 *
 * @returns undefined when nothing in the message reports danger
 */
export function findEmergencyKind(text: string): EmergencyKind | undefined {
  const said = withoutSayings(text);
  const danger = DANGER_PATTERNS.find((pattern) => matchesDanger(pattern, said));
  // The words of a threat to somebody else are those of a crisis, too ("amenaza con matarme"), and so are those of a
  // wound by a tool: "cut myself with the table saw".
  const isCrisis = matchesDanger(CRISIS, TOOL_WOUNDS.happening.eraseFrom(THREATENED.eraseFrom(said)));
  if (matchesDanger(CRISIS_NOW, said) || (danger && isCrisis)) return 'crisisNow';
  if (danger) return kindOf(danger, said);
  return isCrisis ? 'crisis' : undefined;
}

/** The advice of a pattern; violence and abuse have another when life is not threatened at this moment. */
function kindOf(danger: DangerPattern, said: string): EmergencyKind {
  if (danger !== VIOLENCE && danger !== ABUSE) return danger.advice;
  const isNow =
    HAPPENING_NOW.isIn(said) ||
    DANGER_PATTERNS.some(
      (pattern) => pattern !== VIOLENCE && pattern !== ABUSE && matchesDanger(pattern, said),
    );
  const isOwn = / (?:me|us|nos) /.test(` ${said} `);
  if (danger === ABUSE || (!isOwn && matchesDanger(ABUSE, said))) return isNow ? 'abuseNow' : 'abuse';
  return isNow || BY_STRANGERS.isIn(said) ? 'violence' : 'violenceAtHome';
}

function matchesDanger({ happening, named }: DangerPattern, said: string): boolean {
  return hasMatch(happening, said, isNegatedOrHypothetical) || hasMatch(named, said, isMerelyNamed);
}

/** A danger pattern that was found in the message, with its surroundings. */
type DangerMatch = {
  matched: string;
  /** What is before and after it in its part of the sentence. */
  before: string;
  after: string;
  part: string;
  /** The few words before and after, without itself. */
  around: string;
  sentence: string;
  said: string;
};
type Exclusion = (match: DangerMatch) => boolean;

function hasMatch(patterns: Phrases, said: string, isExcluded: Exclusion): boolean {
  return patterns.findIn(said).some(({ start, end }) => {
    if (DENIALS.test(said.slice(0, start))) return false;
    return !isExcluded(matchAt(said, start, end));
  });
}

/**
 * Whether a match is in the past, slight, hypothetical or about a pet, so no emergency. Asking for a price, a benefit,
 * the office or the emergency room does not make it so: whoever says what is happening has an emergency, whatever else
 * is asked.
 */
const isNegatedOrHypothetical: Exclusion = (match) =>
  isPast(match) ||
  SLIGHT.isIn(match.around) ||
  isHypothetical(match) ||
  (PETS.isIn(`${lastWords(match.before, WORDS_NEARBY)} ${match.matched}`) &&
    !PEOPLE_BESIDE_PETS.isIn(match.part));

/** Whether an emergency is only named: it is asked for, asked about, hypothetical, or a joke. */
const isMerelyNamed: Exclusion = (match) =>
  isNegatedOrHypothetical(match) ||
  SLIGHT.isIn(match.said) ||
  SAID_TO_BE_NOTHING.isIn(match.said) ||
  PAST.isIn(match.sentence) ||
  SEEN.isIn(match.sentence) ||
  SEEKING.isIn(match.said) ||
  SUPPOSED.isIn(match.sentence) ||
  (LAUGHTER.isIn(match.sentence) && NUISANCES.isIn(match.sentence));

/** The time of the past is near the match: in "she had a stroke 3 years ago, my dad collapsed" it is another's. */
function isPast({ matched, before, after, part }: DangerMatch): boolean {
  if (AGAIN.isIn(part) || PRESENT.test(matched)) return false;
  return (
    SEEN.isIn(part) ||
    PAST.isIn(firstWords(before, OPENING_WORDS)) ||
    PAST.isIn(`${matched} ${firstWords(after, WORDS_AFTER)}`.trim())
  );
}

/** "What if my chest hurts, do you pay?": the hypothetical is right before the match, and a benefit is asked for. */
function isHypothetical({ before, part, sentence }: DangerMatch): boolean {
  return SUPPOSED.isIn(lastWords(before, HYPOTHETICAL_WORDS)) && COVERAGE.isIn(sentence) && !AGAIN.isIn(part);
}

function matchAt(said: string, start: number, end: number): DangerMatch {
  const matched = said.slice(start, end);
  const before = said.slice(0, start).split(PART_END).at(-1) ?? '';
  const after = said.slice(end).split(PART_END)[0] ?? '';
  return {
    matched,
    before: before.trim(),
    after: after.trim(),
    part: before + matched + after,
    around: `${lastWords(before, WORDS_NEARBY)} ~ ${firstWords(after, WORDS_NEARBY)}`.trim(),
    sentence: sentenceAround(said, start, end),
    said,
  };
}

function lastWords(text: string, count: number): string {
  return text.trim().split(' ').slice(-count).join(' ');
}

function firstWords(text: string, count: number): string {
  return text.trim().split(' ').slice(0, count).join(' ');
}

function sentenceAround(said: string, start: number, end: number): string {
  const before = said.slice(0, start).split(' . ').at(-1) ?? '';
  const after = said.slice(end).split(' . ')[0] ?? '';
  return before + said.slice(start, end) + after;
}
