import { useTranslations } from 'use-intl';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import type { Standing } from '../revision.ts';

interface StandingLineProps {
  standing: Standing;
  /** Whether what stands is shown besides: that there is nothing is then said there. */
  isShown: boolean;
}

/** What is in force and what waits, in one line. */
export function StandingLine({ standing, isShown }: StandingLineProps) {
  const t = useTranslations('revisions');
  const { inForce, ended, trashed, scheduled, draft } = standing;
  const time = (text: string | null | undefined) => (text ? shortTimeOf(new Date(text)) : '');
  const author = (name: string | null) => name ?? t('system');
  const sentences = [
    inForce && t('standing.inForce', { time: time(inForce.inForceFrom), author: author(inForce.author) }),
    ended && t('standing.ended', { time: time(ended.inForceFrom), author: author(ended.author) }),
    trashed && t('standing.trashed', { time: time(trashed.inForceFrom), author: author(trashed.author) }),
    !isShown && !inForce && !ended && !trashed && t('standing.nothing'),
    scheduled.length > 0 &&
      t('standing.waits', { count: scheduled.length, time: time(scheduled[0]?.inForceFrom) }),
    scheduled[0]?.title && t('standing.next', { title: scheduled[0].title }),
    scheduled.length > 0 && inForce && t('standing.waitsWhole'),
    draft && t('standing.draft', { time: time(draft.createdAt), author: author(draft.author) }),
  ];
  const said = sentences.filter(Boolean).join(' ');
  return said && <p className="max-w-reading text-ink-soft">{said}</p>;
}
