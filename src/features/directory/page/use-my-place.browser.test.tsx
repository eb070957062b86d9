import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, directoryIn, field } from '../../../../tests/component/directory.tsx';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { problems } from '../../../../tests/component/problems.ts';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import type { PlaceProblem } from '../places/own-zip-code.ts';

/* The device's place (docs/product/directory.md, Near). */

/** Codes of GeolocationPositionError. */
const ERRORS = { refused: 1, unavailable: 2, timeout: 3 } as const;
/** In 33012; in Atlanta. */
const HIALEAH = { latitude: 25.8601, longitude: -80.3002 };
const ATLANTA = { latitude: 33.749, longitude: -84.388 };

/** The browser's answer, when the test gives it. */
function mockPlace() {
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => {});
  const [found, failed] = [() => ask.mock.lastCall?.[0], () => ask.mock.lastCall?.[1]];
  return {
    ask,
    isAt: (coords: typeof HIALEAH) => found()?.({ coords } as GeolocationPosition),
    fails: (code: number) => failed()?.({ code } as GeolocationPositionError),
  };
}

afterEach(() => vi.restoreAllMocks());

describe.each(LANGUAGES)('in $code', (language) => {
  const { open } = directoryIn(language);
  const { form, place } = language.words.directory;

  test('is asked for when the button is pressed; its ZIP code takes the place of another, and is searched', async () => {
    const { ask, isAt } = mockPlace();
    const { bodies, address, sent } = await open();
    await field(form.doctor).fill('García');
    await field(form.city).fill('Tampa');
    await field(form.county).selectOptions('Lake');
    await field(form.radiusMiles).selectOptions('10');
    await expect.element(button(place.use)).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    await button(place.use).click();
    await expect.element(button(place.finding)).toBeVisible();
    isAt(HIALEAH);
    await sent(1);
    expect(bodies()).toEqual([{ doctor: 'García', zipCode: '33012', radiusMiles: 10 }]);
    expect(address()).toBe('?doctor=Garc%C3%ADa&zipCode=33012&radiusMiles=10');
    await expect.element(field(form.zipCode)).toHaveValue('33012');
  });

  test.each<[PlaceProblem, (place: ReturnType<typeof mockPlace>) => unknown]>([
    ['refused', ({ fails }) => fails(ERRORS.refused)],
    ['unavailable', ({ fails }) => fails(ERRORS.unavailable)],
    ['timeout', ({ fails }) => fails(ERRORS.timeout)],
    ['outside', ({ isAt }) => isAt(ATLANTA)],
    ['failed', ({ isAt }) => isAt(HIALEAH)],
  ])('%s is said, and nothing typed is lost', async (problem, answer) => {
    problems.allow(/^Failed to fetch/);
    const device = mockPlace();
    const { bodies } = await open('', { hasOptions: problem !== 'failed' });
    await field(form.city).fill('Tampa');
    await field(form.zipCode).fill('33601');
    await button(place.use).click();
    await expect.poll(() => device.ask.mock.calls).toHaveLength(1);
    answer(device);
    await expect.element(page.getByCss('#place-problem')).toHaveTextContent(place.problems[problem]);
    await expect.element(button(place.use)).toHaveFocus();
    await expect.element(field(form.city)).toHaveValue('Tampa');
    await expect.element(field(form.zipCode)).toHaveValue('33601');
    expect(bodies()).toEqual([]);
    await expectAccessible();
  });

  test('a ZIP code that is typed meanwhile is kept', async () => {
    const { ask, isAt } = mockPlace();
    const { bodies } = await open();
    await button(place.use).click();
    await expect.poll(() => ask.mock.calls).toHaveLength(1);
    await field(form.zipCode).fill('33601');
    isAt(HIALEAH);
    await expect.element(button(place.use)).toBeVisible();
    await expect.element(field(form.zipCode)).toHaveValue('33601');
    expect(bodies()).toEqual([]);
  });
});
