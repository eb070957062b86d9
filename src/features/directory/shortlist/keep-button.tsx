import { useTranslations } from 'use-intl';
import { classNames } from '#ui/class-names.ts';
import { announce, VisuallyHidden } from '#ui/screen-reader.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { forget, keep, keptIds, useKeptIds } from './kept-providers.ts';
import { MOST_KEPT } from './shortlist.ts';

interface KeepButtonProps {
  id: string;
  doctor: string;
  /** Beside the mark; without it the mark alone is seen. */
  hasWords?: boolean;
  className: string;
}

/** Keeps a provider on this device, or takes it off the list again. Without JavaScript it is not there. */
export function KeepButton({ id, doctor, hasWords = false, className }: KeepButtonProps) {
  const t = useTranslations('shortlist');
  const { isKept, toggle } = useKeeping(id);
  return (
    <button
      type="button"
      aria-pressed={isKept}
      onClick={toggle}
      className={classNames(className, 'noscript:hidden print:hidden')}
    >
      <Bookmark isFilled={isKept} />
      {hasWords && <span aria-hidden="true">{t('keep')}</span>}
      <VisuallyHidden>{t('keepNamed', { name: doctor })}</VisuallyHidden>
    </button>
  );
}

/** Whether a provider is kept, and what changes that: it says so aloud, or why it cannot be. */
export function useKeeping(id: string): { isKept: boolean; toggle: () => void } {
  const t = useTranslations('shortlist');
  const isKept = useKeptIds()?.includes(id) ?? false;
  const toggle = () => {
    if (isKept) forget(id);
    else if (!keep(id))
      return void showToast({ title: t('full'), description: t('fullHint', { most: String(MOST_KEPT) }) });
    announce(t(isKept ? 'removed' : 'kept', { count: keptIds().length }));
  };
  return { isKept, toggle };
}

/** Here and not with the other icons: it does not come with every page. */
export function Bookmark({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classNames(
        'size-6 shrink-0 stroke-2 stroke-current',
        isFilled ? 'fill-current' : 'fill-none',
      )}
      strokeLinejoin="round"
    >
      <path d="M6.5 4h11v16.5L12 16l-5.5 4.5z" />
    </svg>
  );
}
