import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SyncOutcome, SyncReport } from './sync-report.ts';

const TONES = {
  created: 'positive',
  updated: 'sun',
  unchanged: 'neutral',
  left: 'neutral',
  unknown: 'sea',
} as const;

/** What a sync would change, thing by thing. */
export function SyncPreview({ report }: { report: SyncReport }) {
  const t = useTranslations('sync');
  const { target, migrations, user, articles, picturesNotCarried } = report;
  const changes = [user, ...articles].filter(({ outcome }) => outcome === 'created' || outcome === 'updated');
  return (
    <>
      <p className="mt-2 max-w-reading text-ink-soft">{t(`target.${target}`)}</p>
      <p role="status" className="mt-4 font-bold">
        {migrations > 0 ? t('preview.migrations') : t('preview.summary', { changes: changes.length })}
      </p>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        <Row title={user.username} hint={t('preview.user')} outcome={user.outcome} />
        {articles.map(({ slug, title, language, outcome }) => (
          <Row
            key={slug}
            title={title}
            hint={t(language === 'en' ? 'preview.english' : 'preview.spanish')}
            language={language}
            outcome={outcome}
          />
        ))}
      </ul>
      {picturesNotCarried.length > 0 && (
        <div className="mt-6">
          <Notice title={t('pictures.title')}>
            <p>{t('pictures.text')}</p>
            <ul className="mt-2 list-disc pl-5">
              {picturesNotCarried.map(({ slug }) => (
                <li key={slug}>{articles.find((article) => article.slug === slug)?.title ?? slug}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </>
  );
}

interface RowProps {
  title: string;
  hint: string;
  /** Language of the title, where it may be another than the page's. */
  language?: string;
  outcome: SyncOutcome;
}

function Row({ title, hint, language, outcome }: RowProps) {
  const t = useTranslations('sync.outcomes');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p className="min-w-0">
        <span lang={language} className="wrap-anywhere block font-bold">
          {title}
        </span>
        <span className="text-ink-soft text-sm">{hint}</span>
      </p>
      <Badge tone={TONES[outcome]}>{t(outcome)}</Badge>
    </li>
  );
}
