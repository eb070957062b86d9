import { expect, test } from 'vitest';
import type { ChatReply, QuotedPlan } from '#features/assistant/chat.ts';
import { areAllAssumed, type ToldPlan, wrongAmounts, wrongControls } from './quoted-plans.ts';

const QUOTE: QuotedPlan = {
  planType: 'family',
  primaryAge: '31-45',
  numberOfChildren: 2,
  includeHospitalPackage: false,
  assumed: [],
};
const answer = (response: string, quote?: QuotedPlan): ChatReply => ({
  response,
  kind: 'answer',
  language: 'en',
  links: [],
  ...(quote && { quote }),
});
const told = (controls: ToldPlan['controls']): ToldPlan => ({
  say: '?',
  language: 'en',
  controls,
  because: '?',
});

test('only controls that were said are compared, and null is no package', () => {
  const reply = answer('$127.50 a month.', QUOTE);
  expect(wrongControls(told({ planType: 'family', selectedCorePackage: null }), reply)).toEqual([]);
  expect(wrongControls(told({ numberOfChildren: 1 }), reply)).toEqual(['numberOfChildren is 2, said 1']);
  expect(wrongControls(told({ planType: 'family' }), answer('?'))).toHaveLength(1);
});

test('a wrong control that is named as assumed is told apart', () => {
  const reply = answer('$127.50 a month.', { ...QUOTE, assumed: ['numberOfChildren'] });
  const assumed = wrongControls(told({ numberOfChildren: 1 }), reply);
  expect(assumed).toEqual(['numberOfChildren is 2, said 1 (assumed)']);
  expect(areAllAssumed(assumed)).toBe(true);
  expect(areAllAssumed([...assumed, ...wrongControls(told({ planType: 'individual' }), reply)])).toBe(false);
  expect(areAllAssumed([])).toBe(false);
});

test('amounts follow from the controls, or are wrong', () => {
  expect(wrongAmounts(answer('$127.50 a month, $31.88 each, $1,530.00 and $25.00.', QUOTE))).toEqual([]);
  expect(wrongAmounts(answer('$96.00 a month.', QUOTE))).toEqual(['$96.00', 'not $127.50']);
  expect(wrongAmounts(answer('Each child adds $15.75.'))).toEqual([]);
});
