import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useDialogLink } from '#client/use-dialog-link.ts';

/**
 * Opens the recommendation's dialog. Without JavaScript, or opened in another tab, it is a link to the same form on a
 * page.
 */
export function RecommendLink({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('directory.form');
  return (
    <Link
      to="/{-$locale}/providers/recommend"
      preload={false}
      {...useDialogLink(onOpen)}
      className="text-link py-1"
    >
      {t('recommend')}
    </Link>
  );
}
