import { expect, test } from 'vitest';
import { askTopic } from '../../../../../tests/support/ask-topic.ts';
import { grievancesAbout } from './grievances.ts';

test.each([
  ['tell', 'en', ['(305) 555-0101', 'one year', '7350 NW 7th St']],
  ['deadline', 'es', ['un año']],
  ['answer', 'en', ['5 business days', '30 business days', '(305) 555-0101']],
  ['higher', 'en', ['level 2', '30 days', 'State of Florida']],
  ['expedited', 'es', ['72 horas']],
  ['safe', 'en', ['never changes the care']],
  ['deniedCare', 'en', ['expedited', '(305) 555-0101']],
  ['discrimination', 'en', ['(800) 368-1019']],
] as const)('%s in %s', async (matter, locale, parts) => {
  const answer = await askTopic(grievancesAbout(matter), locale, ['x']);
  for (const part of parts) expect(answer?.text).toContain(part);
  expect(answer?.links).toHaveLength(1);
});
