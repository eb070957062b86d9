import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '#i18n/locale.ts';
import { emulateMedia } from '../../../tests/component/emulate-media.ts';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { ENGLISH, LANGUAGES } from '../../../tests/support/languages.ts';
import { AccessibilityButton } from './accessibility-button.tsx';
import { DEFAULT_SETTINGS, storeSettings } from './accessibility-settings.ts';

/* The accessibility panel: four switches and classes on the root element (docs/product/accessibility.md). */

const rootClasses = () => [...document.documentElement.classList].sort();

function renderButton(language: Locale) {
  return renderOnPage(
    <>
      <AccessibilityButton />
      <p className="text-right">elsewhere</p>
    </>,
    { language },
  );
}

/** The panel as one language names it. */
function panelIn({ words: { accessibilityPanel: t } }: (typeof LANGUAGES)[number]) {
  return {
    opener: page.getByRole('button', { name: t.open }),
    panel: page.getByRole('dialog', { name: t.title }),
    reset: page.getByRole('button', { name: t.reset }),
    highContrast: page.getByRole('switch', { name: t.highContrast }),
    largeText: page.getByRole('switch', { name: t.largeText }),
    reducedMotion: page.getByRole('switch', { name: t.reducedMotion }),
    announcements: page.getByRole('switch', { name: t.screenReaderAnnouncements }),
  };
}

describe.each(LANGUAGES)('in $code', (language) => {
  test('it has the defaults that are promised; what is set shows at once and stays until it is reset', async () => {
    const { opener, panel, reset, highContrast, largeText, reducedMotion, announcements } = panelIn(language);
    let visit = await renderButton(language.code);
    await opener.click();
    for (const isOff of [highContrast, largeText, reducedMotion])
      await expect.element(isOff).not.toBeChecked();
    await expect.element(announcements).toBeChecked();
    await expectAccessible();
    expect(rootClasses()).toEqual([]);
    for (const setting of [highContrast, largeText, reducedMotion]) await setting.click();
    await expect.poll(rootClasses).toEqual(['high-contrast', 'large-text', 'reduce-motion']);
    await largeText.click();
    await announcements.click();
    await expect.poll(rootClasses).toEqual(['high-contrast', 'reduce-motion']);

    await visit.unmount();
    document.documentElement.removeAttribute('class');
    visit = await renderButton(language.code);
    await expect
      .poll(rootClasses, { message: 'at the next visit' })
      .toEqual(['high-contrast', 'reduce-motion']);
    await opener.click();
    await expect.element(highContrast).toBeChecked();
    await expect.element(announcements).not.toBeChecked();
    await reset.click();
    await expect.element(announcements).toBeChecked();
    await page.getByText('elsewhere').click();
    await expect.element(panel).not.toBeInTheDocument();
    expect(rootClasses()).toEqual([]);

    await visit.unmount();
    await renderButton(language.code);
    await opener.click();
    await expect.element(announcements).toBeChecked();
    expect(rootClasses(), 'at the visit after that').toEqual([]);
  });
});

const { opener, panel, highContrast, largeText } = panelIn(ENGLISH);

test('the button is not printed', async () => {
  await renderButton('en');
  await expect.element(opener).toBeVisible();
  await emulateMedia({ media: 'print' });
  await expect.element(opener).not.toBeInTheDocument();
});

test('the settings last as long as the page where the browser forbids storage', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  // What lasts as long as the page would last into the next test.
  onTestFinished(() => storeSettings(DEFAULT_SETTINGS));
  await renderButton('en');
  await opener.click();
  await largeText.click();
  await userEvent.keyboard('{Escape}');
  await opener.click();
  await expect.element(largeText).toBeChecked();
  await highContrast.click();
  await expect.poll(rootClasses).toEqual(['high-contrast', 'large-text']);
});

test('it works by keyboard: Escape closes it and gives the focus back, leaving it closes it', async () => {
  await renderButton('en');
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(highContrast).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.poll(rootClasses).toEqual(['high-contrast']);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toBeVisible();
  await page.getByText('elsewhere').click();
  await expect.element(panel).not.toBeInTheDocument();
});
