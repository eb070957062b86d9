import { z } from 'zod';
import { optionalCode, requiredLine } from '#forms/form-fields.ts';
import { floridaMoment } from '#i18n/florida-clock.ts';
import { NOTICE_LEVELS } from '#site/site-notice.ts';

/* The notice over every page: what is stored of it (docs/product/notice.md). */

export const NOTICE_TEXT_LIMIT = 200;
const LINK_LIMIT = 300;

/** What a template leaves to be filled in. Nothing that still has one is published. */
export const BLANK = '____';

const text = (missing: string) =>
  requiredLine(NOTICE_TEXT_LIMIT, missing).refine((words) => !words.includes(BLANK), { error: 'text.blank' });

/** A page of this site, or another site's by its whole address. */
function isLink(href: string): boolean {
  if (/^\/(?![/\\])\S*$/.test(href)) return true;
  return /^https:\/\/\S+$/.test(href) && URL.canParse(href);
}

/**
 * The moment at which a notice ends.
 *
 * @param until a time on Florida's clocks, "2026-11-28T08:00"
 * @returns undefined where there is no such time
 */
export function noticeEnd(until: string): Date | undefined {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(until) ?? [];
  return floridaMoment(day, time);
}

export const noticeSchema = z.object({
  level: z.enum(NOTICE_LEVELS, { error: 'field.type' }),
  spanish: text('spanish.required'),
  english: text('english.required'),
  link: optionalCode(LINK_LIMIT).refine((href) => href === '' || isLink(href), { error: 'link.format' }),
  /** A time on Florida's clocks; empty where it stands until somebody takes it away. */
  until: optionalCode(16).refine((until) => until === '' || noticeEnd(until) !== undefined, {
    error: 'time.unknown',
  }),
});
export type NoticeBody = z.infer<typeof noticeSchema>;

/** The notice of which nothing is written. */
export const EMPTY_NOTICE: NoticeBody = { level: 'info', spanish: '', english: '', link: '', until: '' };
