import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { opensElsewhere } from '#client/opens-elsewhere.ts';
import { type FaqEntry, faqAnchor, LOYALTY_TIERS, type LoyaltyTier } from '#features/faq/faq.ts';
import type { FaqText } from '#features/faq/faq-texts.ts';
import { prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { PlainText } from '#site/plain-text.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { useCopy } from '#ui/use-copy.ts';

interface FaqItemProps {
  entry: FaqEntry;
  text: FaqText;
  /** False while a search does not find it; it keeps being open or closed. */
  isShown: boolean;
  /** Whether it may wait until all questions are asked for; not while somebody searches. */
  mayBeFolded: boolean;
  /** Called when one that may be folded is opened. */
  onRestOpen: () => void;
}

/**
 * Folds a question away by CSS alone, until all are asked for (`data-more`, in faq-section.tsx) or one of the folded ones
 * is open, as after a link to it. On paper, and in browsers without `:has`, nothing is folded.
 */
const FOLDED =
  'not-print:supports-[selector(:has(a))]:in-[#faq:not(:has([data-more][open],[data-rest][open]))]:hidden';

/**
 * One question. A details element without a name: any number are open at once, without JavaScript too. Its address
 * points to the answer, because a browser that follows it opens the details around (HTML, "ancestor details revealing").
 */
export function FaqItem({ entry, text, isShown, mayBeFolded, onRestOpen }: FaqItemProps) {
  return (
    <details
      hidden={!isShown}
      data-rest={entry.isShownFirst ? undefined : ''}
      onToggle={(event) => event.currentTarget.open && !entry.isShownFirst && onRestOpen()}
      className={classNames(
        // On paper every answer is read, open or not.
        'group border-line border-b print:[&::details-content]:[content-visibility:visible]',
        mayBeFolded && !entry.isShownFirst && FOLDED,
      )}
    >
      <summary className="flex list-none items-start justify-between gap-3 rounded-sm py-2.5 sm:gap-5 sm:py-3 font-bold text-base leading-snug transition-colors sm:text-title-xs hover:text-sea-700 [&::-webkit-details-marker]:hidden">
        <span>{text.question}</span>
        <Icon
          name="chevron-down"
          className="size-6 text-sea-600 transition-transform group-open:rotate-180 print:hidden"
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

const MEDALS: Record<LoyaltyTier['id'], string> = {
  bronze: 'text-coral-600',
  silver: 'text-line-strong',
  gold: 'text-sun-400',
  diamond: 'text-sea-600',
};

/** The four loyalty tiers: when each begins and how many additional procedures it gives a year. */
function TiersTable() {
  const t = useTranslations('faq.tiers');
  return (
    <table className="mt-5 w-full max-w-[36rem] table-fixed border-collapse wrap-anywhere hyphens-auto text-left text-sm sm:table-auto">
      <caption className="pb-2 text-left font-bold text-base">{t('caption')}</caption>
      <thead>
        <tr className="border-ink border-b-2 align-bottom">
          <th scope="col" className="w-[36%] py-2 pr-3 sm:w-auto">
            {t('tier')}
          </th>
          <th scope="col" className="w-[29%] py-2 pr-3 sm:w-auto">
            {t('from')}
          </th>
          <th scope="col" className="py-2">
            {t('procedures')}
          </th>
        </tr>
      </thead>
      <tbody className="figures">
        {LOYALTY_TIERS.map((tier: LoyaltyTier) => (
          <tr key={tier.id} className="border-line border-b">
            <th scope="row" className="whitespace-nowrap py-2.5 pr-3 font-bold">
              <span className="inline-flex items-center gap-2">
                <Icon name="star" className={`size-[1.2em] ${MEDALS[tier.id]}`} />
                <span>{t(tier.id)}</span>
              </span>
            </th>
            <td className="py-2.5 pr-3">{t('start', { months: tier.fromMonth })}</td>
            <td className="py-2.5">
              {tier.additionalProcedures === undefined
                ? t('notNamed')
                : t('upTo', { count: tier.additionalProcedures })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The address of one question, in the page's language: pressed, it is copied. It is a real link besides, which puts the
 * address into the browser's bar where nothing can be copied or JavaScript is off.
 */
function QuestionLink({ id, question }: { id: string; question: string }) {
  const t = useTranslations('faq');
  const locale = usePageLocale();
  const { outcome, copy } = useCopy({ copied: t('copied') });
  const hash = `#${faqAnchor(id)}`;

  const copyAddress = async (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    const reached = await copy(window.location.origin + prefixedPath('/', locale) + hash);
    if (reached === 'byHand') window.location.hash = hash;
  };

  return (
    <p className="flex flex-wrap items-center gap-x-3 print:hidden">
      <a
        href={hash}
        onClick={(event) => void copyAddress(event)}
        className="inline-flex min-h-11 items-center gap-2 rounded-sm text-sea-700 text-sm hover:underline"
      >
        <Icon name="link" />
        <span>{t('link')}</span>
        <VisuallyHidden>{`: ${question}`}</VisuallyHidden>
      </a>
      {outcome && (
        <span className="text-leaf-700 text-sm">{t(outcome === 'copied' ? 'copied' : 'inAddressBar')}</span>
      )}
    </p>
  );
}
