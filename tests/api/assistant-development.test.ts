import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAssistant } from '#features/assistant/ask-assistant.server.ts';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import {
  type AskedQuestion,
  findFaults,
  isFalse,
  readDanger,
  readQuestions,
} from '../assistant/question-lines.ts';
import { readToldPlans, wrongAmounts, wrongControls } from '../assistant/quoted-plans.ts';
import { createAssistantDatabase } from '../support/assistant-database.ts';
import { SITE } from '../support/default-site.ts';
import type { TestDatabase } from '../support/test-database.ts';

/*
 * Questions that may be looked at while the assistant is taught: an earlier blind set, and what families asked of single
 * topics. The share is a floor under today's; what counts is the blind set (npm run bench -- understanding).
 */

const QUESTIONS = readQuestions('development');
/** Plans as families tell them: half of them roundabout, or with something missing, which is then to be named as assumed. */
const PLANS = readQuestions('development', 'plans');
const TOLD = readToldPlans('development/prices.jsonl');
const RIGHT_SHARE = { questions: 0.92, plans: 0.6, told: 0.68 };
const DANGER = readDanger('development');
const DANGER_SHARE = { numbers: 0.97, falseCards: 0.02 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createAssistantDatabase();
});
afterAll(() => database.discard());

describe.each(LOCALES)('the development set in %s', (language) => {
  test('questions are mostly answered right, and never with a wrong number', async () => {
    const { share, wrong, untrue, unfollowing } = await askAll(QUESTIONS[language], language);
    expect(unfollowing).toEqual([]);
    expect(untrue).toEqual([]);
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_SHARE.questions);
  });

  test('most plans that are told have the right price, and no amount that does not follow from its controls', async () => {
    const { share, wrong, unfollowing } = await askAll(PLANS[language], language);
    expect(unfollowing).toEqual([]);
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_SHARE.plans);
  });
});

test('most plans that are told roundabout have all controls set as they were said', async () => {
  const wrong: string[] = [];
  for (const plan of TOLD) {
    const faults = wrongControls(plan, await answerTo(plan.say, plan.language, plan.before));
    if (faults.length > 0) wrong.push(`${plan.say}: ${faults.join('; ')}`);
  }
  if (process.env['ASSISTANT_VERDICTS']) console.log(wrong.join('\n'));
  expect(1 - wrong.length / TOLD.length, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_SHARE.told);
});

test('emergencies are told whom to call, and what only looks like one seldom raises the alarm', async () => {
  const without: string[] = [];
  for (const { say, language, numbers } of DANGER.emergencies) {
    const { response } = await answerTo(say, language);
    const digits = response.replace(/[\s().-]/g, '');
    if (!numbers.some((number) => digits.includes(number.replaceAll('-', '')))) without.push(say);
  }
  const alarmed: string[] = [];
  for (const { say, language } of DANGER.lookAlikes) {
    if ((await answerTo(say, language)).kind === 'emergency') alarmed.push(say);
  }
  if (process.env['ASSISTANT_VERDICTS']) console.log([...without, '', ...alarmed].join('\n'));
  expect(1 - without.length / DANGER.emergencies.length, without.join('\n')).toBeGreaterThanOrEqual(
    DANGER_SHARE.numbers,
  );
  expect(alarmed.length / DANGER.lookAlikes.length, alarmed.join('\n')).toBeLessThanOrEqual(
    DANGER_SHARE.falseCards,
  );
});

/** What share of questions is answered right, which are not, and which say what no answer may, or what no control does. */
async function askAll(questions: readonly AskedQuestion[], language: Locale) {
  const wrong: string[] = [];
  const untrue: string[] = [];
  const unfollowing: string[] = [];
  for (const question of questions) {
    const { ask, before = [], kind } = question;
    const reply = await answerTo(ask, language, before);
    const said = [...before, ask].join(' / ');
    const faults = findFaults(question, reply);
    if (faults.length > 0) wrong.push(`[${kind}] ${said}\n    ${faults.join('; ')}\n    → ${reply.response}`);
    // A price may be of another plan than was meant: it stands beside the controls that it follows from.
    if (kind !== 'price' && isFalse(question, reply)) untrue.push(said);
    unfollowing.push(...wrongAmounts(reply).map((amount) => `${amount}: ${said}`));
  }
  if (process.env['ASSISTANT_VERDICTS']) console.log(wrong.join('\n'));
  return { share: 1 - wrong.length / questions.length, wrong, untrue, unfollowing };
}

function answerTo(message: string, language: Locale, before: readonly string[] = []) {
  const history = before.map((content) => ({ sender: 'user' as const, content }));
  return askAssistant({ database: database.db, site: SITE }, { message, history, pageLocale: language });
}
