import { expect, test } from 'vitest';
import { guessIntents, suggestQuestions } from './find-intent.server.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';

test.each([...Object.entries(english), ...Object.entries(spanish)])(
  '%s: "%s" is understood',
  (group, question) => {
    const [guess] = guessIntents(question);
    expect(guess?.group).toBe(group);
    expect(guess?.share).toBeGreaterThan(0.45);
  },
);

test('at most two questions are offered, in the language of the message', () => {
  const offered = suggestQuestions('dientes ojos', 'es');
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.length).toBeLessThanOrEqual(2);
  for (const question of offered) expect(Object.values(spanish)).toContain(question);
});
