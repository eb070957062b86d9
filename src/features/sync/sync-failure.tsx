import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { problemOf } from '#client/api.ts';
import { Notice } from '#ui/notice.tsx';
import { SYNC_PROBLEM_CODES } from './sync-report.ts';

interface SyncFailureProps {
  title?: string;
  error: unknown;
  /** What can be done about it. */
  children?: ReactNode;
}

/** 'Error: ' plus the message (docs/product/administration.md), with what the server said for whoever runs the site. */
export function SyncFailure({ title, error, children }: SyncFailureProps) {
  const t = useTranslations('sync');
  const problem = problemOf(error);
  const code = SYNC_PROBLEM_CODES.find((known) => known === problem?.code);
  return (
    <Notice tone="problem" role="alert" title={title}>
      <p>{t('error', { message: useProblemText(error) })}</p>
      {code && (
        <p className="wrap-anywhere mt-2 text-sm">
          {t('detail')}: <span lang="en">{problem?.message}</span>
        </p>
      )}
      {children && <div className="mt-4">{children}</div>}
    </Notice>
  );
}

function useProblemText(error: unknown): string {
  const t = useTranslations('sync.problems');
  const problem = problemOf(error);
  const code = SYNC_PROBLEM_CODES.find((known) => known === problem?.code);
  if (code) return t(code);
  if (problem?.code === 'proof-needed') return t('proof-needed');
  if (problem?.status === 401) return t('not-signed-in');
  if (problem?.status === 429) return t('too-many-requests', { seconds: problem.retryAfterSeconds ?? 60 });
  // Without an answer of the API there was none at all, or one of a proxy that could not reach it.
  if (!problem || problem.code === 'unavailable') return t('no-connection');
  return t('fault');
}
