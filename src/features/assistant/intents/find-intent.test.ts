import { describe, expect, test } from 'vitest';
import { guessIntents, INTENTS } from './find-intent.server.ts';

const likeliest = (message: string, after?: string) => guessIntents(message, after)[0];

describe('what a message may ask', () => {
  test('is likeliest what it says, in both languages and misspelt', () => {
    expect(likeliest('how many teeth cleanings do I get')?.group).toBe('dental');
    expect(likeliest('quiero darme de baja')?.intent).toBe('cancel-plan');
    expect(likeliest('i need a pediatritian in hialeah')?.group).toBe('providers');
    expect(likeliest('cuanto cuesta el plan para mi y mi esposa')?.group).toBe('prices');
  });

  test('shares add up to 1, and every group has its share', () => {
    const guesses = guessIntents('hello');
    expect(guesses.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(new Set(guesses.map(({ group }) => group))).toEqual(new Set(INTENTS.labels.values()));
  });

  test('a follow-up is likelier to stay in its group', () => {
    const share = (after?: string) =>
      guessIntents('and how long does it take', after).find(({ group }) => group === 'refunds')?.share ?? 0;
    expect(share('refunds')).toBeGreaterThan(share());
    expect(share('refunds')).toBeGreaterThan(share('grievances'));
  });
});
