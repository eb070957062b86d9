import { useHydrated } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FAQ_CATEGORIES, FAQ_ENTRIES, type FaqEntry, faqAnchor } from '#features/faq/faq.ts';
import { FaqItem } from '#features/faq/faq-item.tsx';
import { FaqSearch, searchFaq } from '#features/faq/faq-search.tsx';
import { type FaqText, useFaqTexts } from '#features/faq/faq-texts.ts';
import { telHref } from '#i18n/format.ts';
import { useHoursText, useSite } from '#site/site-context.tsx';
import { accentClasses } from '#ui/brand.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';

/** Questions and answers: four categories, a search over all of them, and whom to call when none helps. */
export default function FaqSection() {
  const t = useTranslations('faq');
  const texts = useFaqTexts();
  const section = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  useLinkedQuestion(section);

  const textOf = useMemo(() => new Map(texts.map((text) => [text.id, text])), [texts]);
  const found = useMemo(
    () =>
      searchFaq(
        texts.map(({ id, question, answer }) => ({ id, text: `${question} ${answer}` })),
        search,
      ),
    [texts, search],
  );

  return (
    <section
      ref={section}
      id="faq"
      aria-labelledby="faq-title"
      className="scroll-mt-4 bg-sea-50 py-6 print:bg-white"
    >
      <Container className="grid items-start gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.9fr]">
        {/* As high as the questions beside it, so that the search follows no further than they go. */}
        <div className="min-w-0 self-stretch">
          <div className="space-y-4 lg:sticky lg:top-8 print:static">
            <SectionHeading id="faq-title" eyebrow={t('eyebrow')} title={t('title')} />
            <p className="text-ink-soft text-lead max-sm:hidden">{t('lead')}</p>
            <FaqSearch input={input} search={search} onSearch={setSearch} count={found.size} />
          </div>
        </div>
        <div className="min-w-0">
          <div className="space-y-3 border-ink sm:space-y-2 sm:border-t-2">
            {FAQ_CATEGORIES.map(({ id, icon, color, entries }) => (
              <section
                key={id}
                aria-labelledby={`faq-category-${id}`}
                hidden={!entries.some((entry) => found.has(entry.id))}
                className="grid gap-x-8 sm:grid-cols-[12.5rem_1fr]"
              >
                <div className="flex items-center gap-2.5 border-ink max-sm:border-b-2 max-sm:pb-1 sm:items-start sm:pt-2.5">
                  <span
                    className={`arch flex size-6 shrink-0 items-center justify-center sm:size-9 ${accentClasses[color]}`}
                  >
                    <Icon name={icon} className="size-4 sm:size-5" />
                  </span>
                  <h3 id={`faq-category-${id}`} className="text-title-xs sm:pt-1.5">
                    {t(`categories.${id}`)}
                  </h3>
                </div>
                <div className="min-w-0">
                  {entries.map((entry: FaqEntry) => {
                    const text = textOf.get(entry.id);
                    return (
                      text && (
                        <FaqItem
                          key={entry.id}
                          entry={entry}
                          text={text}
                          isShown={found.has(entry.id)}
                          mayBeFolded={search.trim() === ''}
                          // Once it is closed again, it stays, and so do the others.
                          onRestOpen={() => unfoldQuestions(section.current)}
                        />
                      )
                    );
                  })}
                </div>
              </section>
            ))}
          </div>
          <ShowAllQuestions section={section} isSearching={search.trim() !== ''} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <CallBox />
        </div>
      </Container>
      <FaqForSearchEngines texts={texts} />
    </section>
  );
}

/** How many questions wait until they are asked for. */
const REST_COUNT = FAQ_ENTRIES.filter((entry: FaqEntry) => !entry.isShownFirst).length;

interface ShowAllQuestionsProps {
  section: RefObject<HTMLElement | null>;
  isSearching: boolean;
}

/**
 * Shows the rest of the questions in their places, once. A details element that holds nothing: that it is open is what
 * unfolds them (faq-item.tsx), without JavaScript too. With it the focus goes to the first one newly shown.
 */
function ShowAllQuestions({ section, isSearching }: ShowAllQuestionsProps) {
  const t = useTranslations('faq');
  const showAll = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    unfoldQuestions(section.current);
    section.current?.querySelector<HTMLElement>('[data-rest] summary')?.focus();
  };
  return (
    <details
      data-more=""
      hidden={isSearching}
      className="not-supports-[selector(:has(a))]:hidden mt-3 in-[#faq:has([data-more][open],[data-rest][open])]:hidden sm:ml-[14.5rem] print:hidden"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, which keys press too */}
      <summary
        onClick={showAll}
        className={buttonClass(
          'secondary',
          'sm',
          'w-full list-none [&::-webkit-details-marker]:hidden sm:w-auto',
        )}
      >
        <span>{t('showAll', { count: REST_COUNT })}</span>
        <Icon name="chevron-down" className="size-5" />
      </summary>
    </details>
  );
}

/** Unfolds the questions that were not among the first, for good. */
function unfoldQuestions(section: HTMLElement | null): void {
  const more = section?.querySelector<HTMLDetailsElement>('[data-more]');
  if (more) more.open = true;
}

/** The box below the questions: two numbers to call, for Miami-Dade and for the other counties. */
function CallBox() {
  const t = useTranslations('faq.call');
  const tPhones = useTranslations('site.phones');
  const { phones } = useSite();
  const hours = useHoursText('sentence');
  return (
    <div className="grid min-w-0 items-center gap-x-12 gap-y-2 rounded-panel bg-white p-3 shadow-card sm:px-7 sm:py-3 lg:grid-cols-[1fr_1.6fr] print:p-0 print:shadow-none">
      <div>
        <h3 className="text-title-xs">{t('title')}</h3>
        <p className="mt-1 text-ink-soft text-sm">{t('text', { hours })}</p>
      </div>
      {/* Side by side as long as a number fits beside its icon. */}
      <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] sm:gap-4">
        {(['miamiDade', 'otherCounties'] as const).map((name) => (
          <li key={name}>
            <a
              href={telHref(phones[name])}
              className="flex h-full min-h-11 items-center gap-3 rounded-control bg-sea-50 px-2.5 py-1.5 transition-colors hover:bg-sea-100 sm:px-4 sm:py-2.5"
            >
              <span className="arch flex size-10 shrink-0 items-center justify-center bg-coral-100 text-coral-700 max-sm:hidden">
                <Icon name="phone" className="size-5" />
              </span>
              <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-2 sm:block">
                <span className="block text-ink-soft text-sm leading-tight">{tPhones(name)}</span>
                <span className="figures block whitespace-nowrap font-bold font-display sm:text-title-xs">
                  {phones[name]}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Gives search engines the questions and answers of the page as data (schema.org, FAQPage). Nothing is shown. It stands
 * in the server's HTML alone: the browser leaves it as it is and never writes one, which the pages' policy forbids.
 */
function FaqForSearchEngines({ texts }: { texts: readonly FaqText[] }) {
  const [isFromServer] = useState(!useHydrated());
  if (!isFromServer) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; the texts are our own
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? faqData(texts) : '' }}
    />
  );
}

function faqData(texts: readonly FaqText[]): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: texts.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  // No text can end the script: "<" is written as JSON's escape.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

const QUESTION_PREFIX = `#${faqAnchor('')}`;

/**
 * Opens the question that the address names, at once and whenever the address changes, and brings it into view.
 * Browsers do so by themselves for a page they load; navigations inside the page and older browsers need this.
 *
 * @param section the element that holds the questions
 */
function useLinkedQuestion(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const reveal = ({ isNewAddress }: { isNewAddress: boolean }) => {
      const { hash } = window.location;
      if (!hash.startsWith(QUESTION_PREFIX)) return;
      const answer = section.current?.querySelector(`#${CSS.escape(hash.slice(1))}`);
      const details = answer?.closest('details');
      // The browser may have opened it before hydration, so no toggle was heard.
      if (details?.dataset['rest'] !== undefined) unfoldQuestions(section.current);
      // What the browser opened at page load is left alone: the visitor may have gone on since.
      if (!details || (details.open && !isNewAddress)) return;
      details.open = true;
      answer?.scrollIntoView();
    };
    const onHashChange = () => reveal({ isNewAddress: true });
    reveal({ isNewAddress: false });
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [section]);
}
