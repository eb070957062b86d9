import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PlainText } from '#site/plain-text.tsx';
import { useOperatorFacts, useSite } from '#site/site-context.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';

/* What the operator says about the site itself, a page each: accessibility, and what is kept of a visitor. */

/** The accessibility statement: the standard, what is done, how it is checked, and whom to tell of a fault. */
export function AccessibilityPage() {
  const t = useTranslations('statements.accessibility');
  const facts = useOperatorFacts();
  return (
    <StatementFrame eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')}>
      <StatementPart title={t('doneTitle')} text={t('done')} />
      <StatementPart title={t('panelTitle')} text={t('panel')} />
      <StatementPart title={t('checkedTitle')} text={t('checked')} />
      <StatementPart title={t('reportTitle')} text={t('report', facts)} />
    </StatementFrame>
  );
}

/** Everything that every site keeps; a test holds the browser's part of it against what is really kept there. */
const KEPT = [
  ...([
    'cookie',
    'formOpened',
    'language',
    'accessibility',
    'notice',
    'shortlist',
    'drafts',
    'quote',
  ] as const),
  ...(['scroll', 'conversation', 'opinions', 'forms', 'formSender', 'address'] as const),
];
const COLUMNS = ['where', 'why', 'howLong'] as const;

/** The privacy note: what is not done, what is kept and for how long, and whom to ask. */
export function PrivacyPage() {
  const t = useTranslations('statements.privacy');
  const tPolicies = useTranslations('site.policies');
  const facts = useOperatorFacts();
  const { submissionKeepDays: days, assistantKeepDays } = useSite();
  return (
    <StatementFrame eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')}>
      <StatementPart title={t('neverTitle')} text={t('never')} />
      <StatementPart title={t('keptTitle')}>
        <ul className="divide-y divide-line">
          {KEPT.map((kept) => (
            <Kept key={kept} kept={`kept.${kept}`} days={days} />
          ))}
          {assistantKeepDays !== undefined && <Kept kept="questions" days={assistantKeepDays} />}
        </ul>
      </StatementPart>
      <StatementPart title={t('assistantTitle')} text={useAssistantText()} />
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

/** One thing that is kept: what, and below it where, what for and how long. */
function Kept({ kept, days }: { kept: `kept.${(typeof KEPT)[number]}` | 'questions'; days: number }) {
  const t = useTranslations('statements.privacy');
  return (
    <li className="py-5 first:pt-0 last:pb-0">
      <h3 className="font-bold font-text text-base">{t(`${kept}.what`)}</h3>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {COLUMNS.map((column) => (
          <div key={column}>
            <dt className="text-ink-soft text-sm">{t(column)}</dt>
            <dd>{t(`${kept}.${column}`, { days })}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Who answers questions to the assistant on this site, and whether they are kept. */
function useAssistantText(): string {
  const t = useTranslations('statements.privacy');
  const { assistantModelHost: host, assistantKeepDays: days } = useSite();
  return [
    t('assistant'),
    host === undefined ? t('assistantOwn') : t('assistantModel', { host }),
    days === undefined ? t('assistantNotKept') : t('assistantKept', { days }),
  ].join('\n\n');
}

interface StatementFrameProps {
  eyebrow: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A statement of the operator about the site: heading, parts, and the date of the last review. */
function StatementFrame({ eyebrow, title, lead, children }: StatementFrameProps) {
  const t = useTranslations('statements');
  return (
    <Container className="py-section print:py-0">
      <SectionHeading level={1} eyebrow={eyebrow} title={title} lead={lead} />
      <div className="mt-12 space-y-10">{children}</div>
      <p className="mt-12 border-line border-t pt-5 text-ink-soft text-sm">{t('updated')}</p>
    </Container>
  );
}

/** One part of a statement: its heading beside its text on a wide window, above it on a narrow one. */
function StatementPart({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className="grid gap-x-16 gap-y-4 border-ink border-t-2 pt-6 lg:grid-cols-[1fr_2.2fr]">
      <h2 className="text-title-sm">{title}</h2>
      <div className="min-w-0">
        {text && (
          <div className="max-w-reading">
            <PlainText text={text} headingLevel={3} />
          </div>
        )}
        <div>{children}</div>
      </div>
    </section>
  );
}
