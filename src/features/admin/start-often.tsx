import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { inboxPlace } from '#features/inbox/inbox.ts';
import type { Section } from './sections.ts';
import { StartCard } from './start-card.tsx';

/** Ways to what is done most, as far as they are open. */
export function StartOften({ sections }: { sections: readonly Section[] }) {
  const t = useTranslations('admin.start');
  const ways = [
    { ...inboxPlace({ state: 'new' }), words: t('seeNew') },
    { to: '/admin/$kind', params: { kind: 'notice' }, words: t('seeNotice') },
    { to: '/admin/$kind', params: { kind: 'office' }, words: t('seeOffice') },
    { to: '/admin', words: t('seeArticles') },
    { to: '/admin/activity', words: t('seeActivity') },
  ] as const;
  const sectionOf = (way: (typeof ways)[number]) =>
    'params' in way ? way.to.replace('$kind', way.params.kind) : way.to;
  const open = ways.filter((way) => sections.some(({ to }) => to === sectionOf(way)));
  return (
    <StartCard id="start-often" title={t('often')}>
      <ul className="mt-2">
        {open.map(({ words, ...place }) => (
          <li key={words}>
            <Link {...place} className={WAY}>
              {words}
            </Link>
          </li>
        ))}
        <li>
          {/* Reloaded, so that the server answers in the visitor's language. */}
          <a href="/" className={WAY}>
            {t('seeSite')}
          </a>
        </li>
      </ul>
    </StartCard>
  );
}

const WAY = 'inline-flex min-h-11 items-center py-1.5 text-link';
