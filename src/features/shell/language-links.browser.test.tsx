import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../../tests/component/emulate-media.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import { LanguageToggle } from './language-links.tsx';

const NAMES = { en: 'English', es: 'Español' };

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  test.for(['none', 'active'])('the current language is marked, with forced colours %s', async (forced) => {
    await emulateMedia({ 'forced-colors': forced });
    await renderOnPage(<LanguageToggle onSwitch={() => {}} />, { language: code });
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    const around = page.getByRole('navigation', { name: words.shell.language }).element();
    const current = page.getByRole('link', { name: NAMES[code] });
    await expect.element(current).toHaveAttribute('aria-current', 'true');
    expect(background(current.element())).not.toBe(background(around));
  });
});
