import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { Bookmark } from './keep-button.tsx';
import { useKeptIds } from './kept-providers.ts';

interface ShortlistLinkProps {
  /** Place and height; high enough for a thumb without it. */
  className?: string;
  /** On phones, too. */
  hasWords?: boolean;
}

/**
 * To the list, with its number, once something is kept. Its place is there before: nothing moves when a browser finds
 * out what it has kept. On phones the mark and the number may stand for the words.
 */
export default function ShortlistLink({ className, hasWords = false }: ShortlistLinkProps) {
  const t = useTranslations('shortlist');
  const count = useKeptIds()?.length ?? 0;
  return (
    <Link
      to="/{-$locale}/providers/shortlist"
      preload={false}
      className={classNames(
        'flex min-w-11 shrink-0 items-center justify-end gap-1 font-bold text-sea-700 text-sm hover:underline print:hidden',
        count === 0 && 'invisible',
        className ?? 'min-h-11',
      )}
    >
      <Bookmark isFilled />
      <span className={hasWords ? undefined : 'max-sm:sr-only'}>{t('link')}</span>
      <span aria-hidden="true" className="figures">
        {count}
      </span>
      <VisuallyHidden>{` ${t('linkCount', { count })}`}</VisuallyHidden>
    </Link>
  );
}
