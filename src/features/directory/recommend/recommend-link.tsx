import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

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
      className="text-link py-1"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {t('recommend')}
    </Link>
  );
}
