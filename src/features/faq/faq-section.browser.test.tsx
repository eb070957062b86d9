import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../tests/component/emulate-media.ts';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { ENGLISH, LANGUAGES } from '../../../tests/support/languages.ts';
import { FAQ_CATEGORIES, FAQ_ENTRIES } from './faq.ts';
import FaqSection from './faq-section.tsx';

/*
 * Questions and answers (docs/product/home.md). A link to one, and a search typed before hydration, need a
 * whole page: tests/e2e/faq.spec.ts.
 */

/** Searches without accents and in capitals; they find the question about work and credits. */
const SEARCHES = { en: 'ULTRASOUNDS vaccines credit work', es: 'ULTRASONIDOS creditos COMO' };

const summary = (question: string) => page.getByCss('summary').filter({ hasText: question });
/** The control that shows the questions beyond the first four. */
const showAll = (text: string) => summary(text.replace('{count, number}', '12'));
const answer = (id: string) => page.getByCss(`#faq-${id}`);
const shownQuestions = () =>
  [...document.querySelectorAll('details:not([data-more]) > summary')]
    .filter((question) => question.checkVisibility())
    .map(({ textContent }) => textContent);

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  const { faq, site } = words;
  const { loyaltyProgram, benefitsStart, advanceTiers, diamondTier, credits } = faq.questions;
  const render = () => renderOnPage(<FaqSection />, { language: code, path: `/${code}` });

  test('axe finds nothing with every question open, nor where the search finds none', async () => {
    await renderOnPage(<FaqSection />, { language: code });
    for (const question of document.querySelectorAll('details')) question.open = true;
    await expectAccessible();
    await page.getByLabelText(words.faq.search).fill('qqqq');
    await expect.element(page.getByCss('#faq details:visible')).toHaveLength(0);
    await expectAccessible();
  });

  test('four categories hold all questions; four stand there, and the keyboard shows the rest', async () => {
    await render();
    const headings = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual([...FAQ_CATEGORIES.map(({ id }) => faq.categories[id]), faq.call.title]);
    expect(document.querySelectorAll('details:not([data-more])')).toHaveLength(FAQ_ENTRIES.length);
    expect(shownQuestions()).toHaveLength(4);
    showAll(faq.showAll).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(shownQuestions).toHaveLength(FAQ_ENTRIES.length);
    await expect.element(summary(loyaltyProgram.question)).toHaveFocus();
    await expect.element(showAll(faq.showAll)).not.toBeVisible();

    await userEvent.keyboard('{Enter}');
    await expect.element(answer('loyalty-program')).toBeVisible();
  });

  test('any number of questions are open at once; the loyalty tiers are a table, and below are the numbers to call', async () => {
    await render();
    await showAll(faq.showAll).click();
    await summary(loyaltyProgram.question).click();
    await summary(benefitsStart.question).click();
    await expect.element(answer('loyalty-program')).toBeVisible();
    await expect.element(answer('benefits-start')).toMatchTextContent('$200');
    await summary(loyaltyProgram.question).click();
    await expect.element(answer('loyalty-program')).not.toBeVisible();
    await expect.element(answer('benefits-start')).toBeVisible();

    await summary(advanceTiers.question).click();
    const { bronze, silver, gold, diamond, caption } = faq.tiers;
    const table = answer('advance-tiers').getByRole('table', { name: caption });
    await expect.element(table).toBeVisible();
    const tiers = table.getByRole('rowheader').elements();
    expect(tiers.map(({ textContent }) => textContent)).toEqual([bronze, silver, gold, diamond]);
    await expect.element(table.getByRole('row').nth(4)).toMatchTextContent(/36.*5/);

    for (const [name, address] of [
      [site.phones.miamiDade, 'tel:+13055550100'],
      [site.phones.otherCounties, 'tel:+18005550100'],
    ] as const) {
      await expect
        .element(page.getByRole('link', { name: new RegExp(name) }))
        .toHaveAttribute('href', address);
    }
  });

  test('on paper all questions stand with their answers', async () => {
    await render();
    await expect.element(answer('loyalty-program')).not.toBeVisible();
    await emulateMedia({ media: 'print' });
    expect(shownQuestions()).toHaveLength(FAQ_ENTRIES.length);
    for (const { id } of FAQ_ENTRIES) {
      expect(answer(id).element().checkVisibility({ contentVisibilityAuto: true }), id).toBe(true);
    }
  });

  test('a search finds questions and answers without accents, and says how many', async () => {
    await render();
    const search = page.getByLabelText(faq.search);
    const said = page.getByCss('search [aria-live=polite]');
    await search.fill(SEARCHES[code]);
    await expect.poll(shownQuestions).toEqual([credits.question]);
    await expect.element(said).toMatchTextContent(/^1 /);

    await search.fill('qqqq');
    await expect.element(said).toHaveTextContent(faq.nothingFound);
    expect(shownQuestions()).toEqual([]);
    await expect.element(showAll(faq.showAll)).not.toBeVisible();
    await expect.element(page.getByCss('search').getByText('(305) 555-0100')).toBeVisible();

    await page.getByRole('button', { name: faq.clear }).click();
    await expect.poll(shownQuestions).toHaveLength(4);
    await expect.element(search).toHaveFocus();
    await expect.element(search).toHaveValue('');
  });

  test('the link of a question is copied, in the language of the page', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    await render();
    await showAll(faq.showAll).click();
    await summary(diamondTier.question).click();
    await answer('diamond-tier')
      .getByRole('link', { name: new RegExp(`^${faq.link}`) })
      .click();
    await expect.element(answer('diamond-tier')).toMatchTextContent(faq.copied);
    expect(copied).toEqual([`${window.location.origin}/${code}#faq-diamond-tier`]);
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

test('a question that a search found stays, once it was opened, with all others', async () => {
  const { faq } = ENGLISH.words;
  const { question } = faq.questions.diamondTier;
  await renderOnPage(<FaqSection />);
  await page.getByLabelText(faq.search).fill('diamond tier');
  await summary(question).click();
  await page.getByLabelText(faq.search).fill('');
  await summary(question).click();
  await expect.element(answer('diamond-tier')).not.toBeVisible();
  await expect.element(summary(question)).toHaveFocus();
  await expect.poll(shownQuestions).toHaveLength(FAQ_ENTRIES.length);
});
