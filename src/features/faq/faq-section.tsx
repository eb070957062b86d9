import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FAQ_CATEGORIES, type FaqEntry, faqAnchor } from '#features/faq/faq.ts';
import { FaqItem } from '#features/faq/faq-item.tsx';
import { FaqSearch, searchFaq } from '#features/faq/faq-search.tsx';
import { type FaqText, useFaqTexts } from '#features/faq/faq-texts.ts';
import { telHref } from '#i18n/format.ts';
import { useHoursText, useSite } from '#site/site-context.tsx';
import { accentClasses, Stripes } from '#ui/brand.tsx';
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
      className="scroll-mt-4 bg-sea-50 py-section print:bg-white"
    >
      <Container className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
        <div className="min-w-0 space-y-8 lg:sticky lg:top-8 print:static">
          <SectionHeading id="faq-title" eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
          <FaqSearch input={input} search={search} onSearch={setSearch} count={found.size} />
        </div>
        <div className="min-w-0 space-y-12">
          {FAQ_CATEGORIES.map(({ id, icon, color, entries }) => (
            <section
              key={id}
              aria-labelledby={`faq-category-${id}`}
              hidden={!entries.some((entry) => found.has(entry.id))}
            >
              <div className="flex items-center gap-4 border-ink border-b-2 pb-4">
                <span
                  className={`arch flex size-12 shrink-0 items-center justify-center ${accentClasses[color]}`}
                >
                  <Icon name={icon} className="size-6" />
                </span>
                <h3 id={`faq-category-${id}`} className="text-title-sm">
                  {t(`categories.${id}`)}
                </h3>
              </div>
              {entries.map((entry: FaqEntry) => {
                const text = textOf.get(entry.id);
                return (
                  text && <FaqItem key={entry.id} entry={entry} text={text} isShown={found.has(entry.id)} />
                );
              })}
            </section>
          ))}
        </div>
        <div className="min-w-0 lg:col-span-2">
          <CallBox />
        </div>
      </Container>
      <FaqForSearchEngines texts={texts} />
    </section>
  );
}

/** The box below the questions: two numbers to call, for Miami-Dade and for the other counties. */
function CallBox() {
  const t = useTranslations('faq.call');
  const tPhones = useTranslations('site.phones');
  const { phones } = useSite();
  const hours = useHoursText('sentence');
  return (
    <div className="grid min-w-0 items-center gap-x-12 gap-y-8 rounded-panel bg-white p-5 shadow-card sm:p-9 lg:grid-cols-[1fr_1.7fr] print:p-0 print:shadow-none">
      <div>
        <Stripes />
        <h3 className="mt-4 text-title-sm">{t('title')}</h3>
        <p className="mt-2 text-ink-soft">{t('text', { hours })}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {(['miamiDade', 'otherCounties'] as const).map((name) => (
          <li key={name}>
            <a
              href={telHref(phones[name])}
              className="flex h-full items-center gap-3 rounded-surface bg-sea-50 p-4 transition-colors hover:bg-sea-100 sm:p-5"
            >
              <span className="arch flex size-12 shrink-0 items-center justify-center bg-coral-100 text-coral-700">
                <Icon name="phone" className="size-6" />
              </span>
              <span className="min-w-0">
                <span className="block text-ink-soft text-sm">{tPhones(name)}</span>
                <span className="figures block font-bold font-display text-title-sm">{phones[name]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Gives search engines the questions and answers of the page as data (schema.org, FAQPage). Nothing is shown. */
function FaqForSearchEngines({ texts }: { texts: readonly FaqText[] }) {
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
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; the texts are our own
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
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
