import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallBox } from '#features/faq/call-box.tsx';
import { FAQ_CATEGORIES, type FaqEntry } from '#features/faq/faq.ts';
import { FaqForSearchEngines } from '#features/faq/faq-for-search-engines.tsx';
import { FaqItem } from '#features/faq/faq-item.tsx';
import { FaqSearch } from '#features/faq/faq-search.tsx';
import { searchFaq } from '#features/faq/search-faq.ts';
import { useFaqTexts } from '#features/faq/use-faq-texts.ts';
import { useLinkedQuestion } from '#features/faq/use-linked-question.ts';
import { accentClasses } from '#ui/accent-colors.ts';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

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
