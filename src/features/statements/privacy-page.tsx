import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { StatementFrame, StatementPart } from '#features/statements/statement-frame.tsx';
import { useSite } from '#site/site-context.tsx';
import { useOperatorFacts } from '#site/use-operator-facts.ts';

/** Everything that is kept; a test holds the browser's part of it against what the site really keeps. */
const KEPT = ['cookie', 'language', 'accessibility', 'drafts', 'scroll', 'forms', 'address'] as const;
const COLUMNS = ['where', 'why', 'howLong'] as const;

/** The privacy note: what is not done, what is kept and for how long, and whom to ask. */
export function PrivacyPage() {
  const t = useTranslations('statements.privacy');
  const tPolicies = useTranslations('site.policies');
  const facts = useOperatorFacts();
  const { submissionKeepDays: days } = useSite();
  return (
    <StatementFrame eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')}>
      <StatementPart title={t('neverTitle')} text={t('never')} />
      <StatementPart title={t('keptTitle')}>
        <ul className="divide-y divide-line">
          {KEPT.map((kept) => (
            <li key={kept} className="py-5 first:pt-0 last:pb-0">
              <h3 className="font-bold font-text text-base">{t(`kept.${kept}.what`)}</h3>
              <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-3">
                {COLUMNS.map((column) => (
                  <div key={column}>
                    <dt className="text-ink-soft text-sm">{t(column)}</dt>
                    <dd>{t(`kept.${kept}.${column}`, { days })}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </StatementPart>
      <StatementPart title={t('logsTitle')} text={t('logs')} />
      <StatementPart title={t('askTitle')} text={t('ask', facts)}>
        <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
          <li>
            <Link to="/{-$locale}/policies/$policy" params={{ policy: 'privacy' }} className="text-link">
              {tPolicies('privacy')}
            </Link>
          </li>
          <li>
            <Link
              to="/{-$locale}/policies/$policy"
              params={{ policy: 'internet-privacy' }}
              className="text-link"
            >
              {tPolicies('internetPrivacy')}
            </Link>
          </li>
        </ul>
      </StatementPart>
    </StatementFrame>
  );
}
