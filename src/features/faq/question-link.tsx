import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { faqAnchor } from '#features/faq/faq.ts';
import { prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { Icon } from '#ui/icon.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/**
 * The address of one question, in the page's language: pressed, it is copied. It is a real link besides, which puts the
 * address into the browser's bar where nothing can be copied or JavaScript is off.
 */
export function QuestionLink({ id, question }: { id: string; question: string }) {
  const t = useTranslations('faq');
  const locale = usePageLocale();
  const { outcome, copy } = useCopy({ copied: t('copied') });
  const hash = `#${faqAnchor(id)}`;

  const copyAddress = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
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
        {t('link')}
        <VisuallyHidden>: {question}</VisuallyHidden>
      </a>
      {outcome && (
        <span className="text-leaf-700 text-sm">{t(outcome === 'copied' ? 'copied' : 'inAddressBar')}</span>
      )}
    </p>
  );
}
