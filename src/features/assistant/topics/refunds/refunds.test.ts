import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { askTopic } from '../../../../../tests/support/ask-topic.ts';
import { type RefundMatter, refundsAbout } from './refunds.ts';

const say = async (about: readonly RefundMatter[], locale: Locale, ...texts: string[]) =>
  (await askTopic(refundsAbout(...about), locale, texts))?.text;

describe('the days to ask for a refund', () => {
  test('are those of the plan that is named, or of both', async () => {
    expect(await say(['limit'], 'en', 'is it too late for the phc')).toContain('within 3 days');
    expect(await say(['limit'], 'en', 'is it too late for the phc')).not.toContain('30 days');
    expect(await say(['limit'], 'es', 'y el plan de descuento')).toContain('30 días');
    const both = await say(['limit'], 'en', 'is it too late');
    expect(both).toContain('3 days');
    expect(both).toContain('30 days');
  });

  test('a follow-up names the plan', async () => {
    const said = await say(['limit'], 'en', 'how many days do i have', 'it was the discount one');
    expect(said).toContain('30 days');
    expect(said).not.toContain('3 days of your application');
  });
});

test.each([
  [
    'en',
    [
      /\(305\) 555-0101/,
      /not refundable/,
      /3 days/,
      /30 days/,
      /in writing/,
      /principal applicant/,
      /45 business days/,
    ],
  ],
  [
    'es',
    [
      /\(305\) 555-0101/,
      /No es reembolsable/,
      /3 días/,
      /30 días/,
      /por escrito/,
      /solicitante principal/,
      /45 días laborables/,
    ],
  ],
] as const)('who leaves is told whom to call and the whole policy: %s', async (locale, parts) => {
  const said = await say(['leave'], locale, 'x');
  for (const part of parts) expect(said).toMatch(part);
});

test('how to ask, when it comes and the fee', async () => {
  expect(await say([], 'en', 'x')).toContain('7350 NW 7th St');
  expect(await say(['arrives'], 'es', 'x')).toContain('45 días laborables');
  expect(await say(['fee'], 'en', 'x')).toContain('$25.00');
  expect(await say([], 'en', 'x')).toMatch(/3 days[\s\S]*principal applicant/);
});
