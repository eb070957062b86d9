import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import FaqSection from './faq-section.tsx';

/* Where the search of the questions stands (docs/product/home.md, Questions and answers). */

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
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
