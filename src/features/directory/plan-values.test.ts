import { expect, test } from 'vitest';
import { readPlanValues } from './plan-values.ts';

test('values and what they stand for are read, whatever the spaces and capitals', () => {
  expect(readPlanValues(' FL-100 = PHC ;fl 200=dpo; PHC, DPO = Both; ')).toEqual([
    { value: 'FL-100', plans: ['phc'] },
    { value: 'fl 200', plans: ['dpo'] },
    { value: 'PHC, DPO', plans: ['phc', 'dpo'] },
  ]);
});

test.each(['', ';', 'PHC', 'PHC=', '=phc', 'PHC=hmo', 'PHC=phc=dpo', 'PHC=phc; phc=dpo'])(
  '%j is refused',
  (text) => {
    expect(readPlanValues(text)).toBeUndefined();
  },
);
