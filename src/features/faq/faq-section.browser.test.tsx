import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import FaqSection from './faq-section.tsx';

/* The search of the questions, and where it stands (docs/product/home.md, Questions and answers). */

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  test('axe finds nothing with every question open, nor where the search finds none', async () => {
    await renderOnPage(<FaqSection />, { language: code });
    for (const question of document.querySelectorAll('details')) question.open = true;
    await expectAccessible();
    await page.getByLabelText(words.faq.search).fill('qqqq');
    await expect.element(page.getByCss('#faq details:visible')).toHaveLength(0);
    await expectAccessible();
  });

  test.for([360, 1280])(
    'at %i px the search follows the questions and stops before what comes after',
    async (width) => {
      await page.viewport(width, 800);
      // Something to scroll on to.
      await renderOnPage(
        <>
          <FaqSection />
          <div style={{ height: '200vh' }} />
        </>,
        { language: code },
      );
      const box = (element: Element) => element.getBoundingClientRect();
      const search = page.getByLabelText(words.faq.search).element();
      const after = page.getByRole('heading', { name: words.faq.call.title }).element();
      const scrollUntilAfterIsAt = (top: number) =>
        window.scrollBy({ top: box(after).top - top, behavior: 'instant' });

      for (const top of [400, 200, 0]) {
        scrollUntilAfterIsAt(top);
        expect(box(search).bottom, `with what comes after at ${top} px`).toBeLessThanOrEqual(box(after).top);
      }
      if (width < 1024) return;
      scrollUntilAfterIsAt(790);
      expect(box(search).top).toBeGreaterThan(0);
    },
  );
});
