import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FLORIDA_TIME_ZONE } from '#i18n/florida-day.ts';
import { emulateMedia } from '../../../tests/component/emulate-media.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import { PrintedSource } from './printed-source.tsx';

test.each(LANGUAGES)(
  "paper has the page's address and the date, the screen neither, in $code",
  async (language) => {
    const { code, locale, words } = language;
    await renderOnPage(<PrintedSource />, {
      language: code,
      path: `/${code}/providers?county=Orange`,
      site: { origin: 'https://clinic.example' },
    });
    const address = page.getByText(`https://clinic.example/${code}/providers`, { exact: true });
    await expect.element(address).not.toBeVisible();
    await emulateMedia({ media: 'print' });
    await expect.element(address).toBeVisible();
    const today = new Date().toLocaleDateString(locale, { dateStyle: 'long', timeZone: FLORIDA_TIME_ZONE });
    await expect.element(page.getByText(words.shell.printed.on.replace('{date}', today))).toBeVisible();
  },
);
