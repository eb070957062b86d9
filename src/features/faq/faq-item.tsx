import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type FaqEntry, faqAnchor } from '#features/faq/faq.ts';
import type { FaqText } from '#features/faq/faq-texts.ts';
import { QuestionLink } from '#features/faq/question-link.tsx';
import { TiersTable } from '#features/faq/tiers-table.tsx';
import { PlainText } from '#site/plain-text.tsx';
import { Icon } from '#ui/icon.tsx';

interface FaqItemProps {
  entry: FaqEntry;
  text: FaqText;
  /** False while a search does not find it; it keeps being open or closed. */
  isShown: boolean;
}

/**
 * One question. A details element without a name: any number are open at once, without JavaScript too. Its address
 * points to the answer, because a browser that follows it opens the details around (HTML, "ancestor details revealing").
 */
export function FaqItem({ entry, text, isShown }: FaqItemProps) {
  return (
    <details
      hidden={!isShown}
      // On paper every answer is read, open or not.
      className="group border-line border-b print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex list-none items-start justify-between gap-5 rounded-sm py-4.5 font-bold text-title-xs transition-colors hover:text-sea-700 [&::-webkit-details-marker]:hidden">
        {text.question}
        <Icon
          name="chevron-down"
          className="mt-px size-6 text-sea-600 transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div id={faqAnchor(entry.id)} className="max-w-reading scroll-mt-28 pb-5 sm:pr-11">
        <PlainText text={text.answer} />
        {entry.showsTiers && <TiersTable />}
        <PageLink page={entry.page} />
        <QuestionLink id={entry.id} question={text.question} />
      </div>
    </details>
  );
}

function PageLink({ page }: { page: FaqEntry['page'] }) {
  const t = useTranslations('faq.pages');
  if (!page) return null;
  return (
    <p className="mt-3 print:hidden">
      {page === 'refunds' ? (
        <Link to="/{-$locale}/policies/$policy" params={{ policy: 'refund' }} className="text-link">
          {t(page)}
        </Link>
      ) : (
        <Link to={page === 'quote' ? '/{-$locale}/quote' : '/{-$locale}/providers'} className="text-link">
          {t(page)}
        </Link>
      )}
    </p>
  );
}
