import type { ChatReply } from '#features/assistant/chat.ts';
import { safetyLine } from '#features/assistant/safety/emergency-answer.server.ts';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import {
  BLIND_COURTESIES,
  BLIND_DOUBLES,
  BLIND_EMERGENCIES,
  BLIND_FOLLOW_UPS,
  BLIND_LOOK_ALIKES,
  BLIND_QUESTIONS,
} from '../assistant/blind/blind-sets.ts';
import { type AskedQuestion, findFaults, isFalse } from '../assistant/question-lines.ts';
import { areAllAssumed, readToldPlans, wrongAmounts, wrongControls } from '../assistant/quoted-plans.ts';
import { type Courtesy, withCourtesy, withTypingError } from '../assistant/variations.ts';
import type { SiteProcess } from './site-process.ts';
import type { Row, Table } from './table.ts';

/** How a message is put: as it is, or changed by its place in the set. */
type Manner = (message: string, language: Locale, index: number) => string;

type AskedSet = Readonly<Record<Locale, readonly AskedQuestion[]>>;
type Tally = { asked: number; right: number; isFalse: number };
type Emergency = (typeof BLIND_EMERGENCIES)[number];

/**
 * Asks the assistant what it has never seen (tests/assistant/blind) and counts what it understands.
 *
 * @param report receives each question that was not answered right, and each emergency without its card
 */
export async function measureUnderstanding(
  site: SiteProcess,
  tell: (message: string) => void,
  report: (miss: string) => void,
): Promise<Table[]> {
  return [
    await measureQuestions(site, tell, report),
    await measurePrices(site, tell, report),
    await measureDanger(site, tell, report),
  ];
}

async function measureQuestions(
  site: SiteProcess,
  tell: (message: string) => void,
  report: (miss: string) => void,
): Promise<Table> {
  const polite = (wanted: Courtesy['at']): Manner => {
    const of = (language: Locale) =>
      BLIND_COURTESIES.filter((courtesy) => courtesy.at === wanted && courtesy.language === language);
    return (message, language, index) => {
      const courtesies = of(language);
      const courtesy = courtesies[index % courtesies.length];
      return courtesy ? withCourtesy(message, courtesy) : message;
    };
  };
  const asIs: Manner = (message) => message;
  const sets: [name: string, questions: AskedSet, manner: Manner][] = [
    ['questions', BLIND_QUESTIONS, asIs],
    ['of these what the site does not know', unknownOf(BLIND_QUESTIONS), asIs],
    ['after a polite beginning', BLIND_QUESTIONS, polite('front')],
    ['before a polite end', BLIND_QUESTIONS, polite('end')],
    ['with one typing error', BLIND_QUESTIONS, (message, _, index) => withTypingError(message, index)],
    ['follow-ups', BLIND_FOLLOW_UPS, asIs],
    ['two in one', BLIND_DOUBLES, asIs],
  ];
  const rows: Row[] = [];
  for (const [name, questions, manner] of sets) {
    tell(`Blind questions: ${name}`);
    const tallies = LOCALES.map((): Tally => ({ asked: 0, right: 0, isFalse: 0 }));
    for (const [at, language] of LOCALES.entries()) {
      const tally = tallies[at];
      for (const [index, question] of questions[language].entries()) {
        if (!tally) continue;
        const message = manner(question.ask, language, index);
        const reply = await ask(site, { message, before: question.before, language });
        const faults = findFaults(question, reply);
        tally.asked += 1;
        tally.right += faults.length === 0 ? 1 : 0;
        tally.isFalse += isFalse(question, reply) ? 1 : 0;
        if (faults.length > 0) {
          const said = [...(question.before ?? []), message].join(' / ');
          report(`[${name}, ${question.kind}] ${said}\n    ${faults.join('; ')}\n    → ${reply.response}`);
        }
      }
    }
    const sum = (figure: keyof Tally) => tallies.reduce((total, tally) => total + tally[figure], 0);
    rows.push({
      name,
      values: [
        sum('asked'),
        ...tallies.map(({ asked, right }) => percent(right, asked)),
        percent(sum('right'), sum('asked')),
        sum('isFalse'),
      ],
    });
  }
  return {
    title: 'Blind questions',
    columns: [
      { name: 'asked', unit: '' },
      { name: 'right in English', unit: '%', digits: 1 },
      { name: 'in Spanish', unit: '%', digits: 1 },
      { name: 'all', unit: '%', digits: 1 },
      { name: 'with what no answer may say', unit: '' },
    ],
    rows,
    notes: [
      'Right: says the expected fact, nothing that is wrong, links to its page, and declines what the site does not know.',
    ],
  };
}

function unknownOf({ en, es }: AskedSet): AskedSet {
  const isUnknown = ({ declines }: AskedQuestion) => declines === true;
  return { en: en.filter(isUnknown), es: es.filter(isUnknown) };
}

/** Prices that are told roundabout: whether the controls are filled as they were said, and the amount follows from them. */
async function measurePrices(
  site: SiteProcess,
  tell: (message: string) => void,
  report: (miss: string) => void,
): Promise<Table> {
  tell('Blind prices');
  const plans = readToldPlans('blind/prices.jsonl');
  let [filledWrongly, onlyAssumed, wrongPrices] = [0, 0, 0];
  for (const plan of plans) {
    const reply = await ask(site, { message: plan.say, before: plan.before, language: plan.language });
    const [controls, amounts] = [wrongControls(plan, reply), wrongAmounts(reply)];
    filledWrongly += controls.length > 0 ? 1 : 0;
    onlyAssumed += areAllAssumed(controls) ? 1 : 0;
    wrongPrices += amounts.length > 0 ? 1 : 0;
    if (controls.length + amounts.length === 0) continue;
    const said = [...(plan.before ?? []), plan.say].join(' / ');
    report(`[price] ${said}\n    ${[...controls, ...amounts].join('; ')}\n    → ${reply.response}`);
  }
  return {
    title: 'Blind prices',
    columns: [
      { name: 'asked', unit: '' },
      { name: 'controls filled wrongly', unit: '' },
      { name: 'of these only such as are named as assumed', unit: '' },
      { name: 'amounts that do not follow from the controls', unit: '' },
    ],
    rows: [{ name: 'told roundabout', values: [plans.length, filledWrongly, onlyAssumed, wrongPrices] }],
    notes: ['Only what a line says plainly is compared; an answer without controls has all of it wrong.'],
  };
}

async function measureDanger(
  site: SiteProcess,
  tell: (message: string) => void,
  report: (miss: string) => void,
): Promise<Table> {
  tell('Blind emergencies and look-alikes');
  const zones = { card: 0, line: 0, inside: 0, without: 0 };
  for (const emergency of BLIND_EMERGENCIES) {
    const reply = await ask(site, { message: emergency.say, language: emergency.language });
    const hasNumber = saysNumber(reply.response, emergency);
    if (reply.kind === 'emergency' && hasNumber) zones.card += 1;
    else if (!hasNumber) zones.without += 1;
    else if (opensWithNumbers(reply.response)) zones.line += 1;
    else zones.inside += 1;
    if (reply.kind !== 'emergency' || !hasNumber) {
      report(`[emergency, ${emergency.numbers.join(' or ')}] ${emergency.say}\n    → ${reply.response}`);
    }
  }
  const ordinary = LOCALES.flatMap((language) =>
    BLIND_QUESTIONS[language].map(({ ask: say }) => ({ say, language, zone: 'none' })),
  );
  const alarmsAmong = async (messages: readonly { say: string; language: Locale; zone: string }[]) => {
    const alarms = { card: 0, line: 0, inside: 0 };
    for (const { say, language, zone } of messages) {
      const { kind, response } = await ask(site, { message: say, language });
      if (kind === 'emergency') alarms.card += 1;
      else if (zone === 'none' && opensWithNumbers(response)) alarms.line += 1;
      else if (zone === 'none' && /\b(911|988)\b/.test(response)) alarms.inside += 1;
      if (kind === 'emergency') report(`[false alarm] ${say}`);
    }
    return [
      messages.length,
      percent(alarms.card, messages.length),
      percent(alarms.card + alarms.line, messages.length),
      percent(alarms.card + alarms.line + alarms.inside, messages.length),
      null,
    ];
  };
  const total = BLIND_EMERGENCIES.length;
  return {
    title: 'Blind emergencies',
    columns: [
      { name: 'asked', unit: '' },
      { name: 'card', unit: '%', digits: 1 },
      { name: 'card or opening line', unit: '%', digits: 1 },
      { name: 'numbers anywhere', unit: '%', digits: 1 },
      { name: 'without a right number', unit: '' },
    ],
    rows: [
      {
        name: 'emergencies',
        values: [
          total,
          percent(zones.card, total),
          percent(zones.card + zones.line, total),
          percent(total - zones.without, total),
          zones.without,
        ],
      },
      { name: 'ordinary questions', values: await alarmsAmong(ordinary) },
      { name: 'look-alikes', values: await alarmsAmong(BLIND_LOOK_ALIKES) },
    ],
    notes: [
      'Card: the emergency’s answer alone. Opening line: the numbers before another answer. Anywhere: also inside a refusal or in what the site says.',
    ],
  };
}

/** Whether an answer begins with whom to call in danger. */
function opensWithNumbers(response: string): boolean {
  return LOCALES.some((locale) => response.startsWith(safetyLine(locale)));
}

/** Whether one of the numbers is in a text, however it is written ("1 800 222 1222"). */
function saysNumber(response: string, { numbers }: Emergency): boolean {
  const digits = response.replace(/[\s().-]/g, '');
  return numbers.some((number) => digits.includes(number.replaceAll('-', '')));
}

async function ask(
  site: SiteProcess,
  {
    message,
    before = [],
    language,
  }: { message: string; before?: readonly string[] | undefined; language: Locale },
): Promise<ChatReply> {
  const response = await fetch(`${site.address}/api/ai-chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ message, history: before.map((content) => ({ sender: 'user', content })) }),
  });
  if (!response.ok) throw new Error(`Question ${JSON.stringify(message)}: ${await response.text()}`);
  return (await response.json()) as ChatReply;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}
