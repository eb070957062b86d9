import { defineKind } from '#revisions/define-kind.ts';
import { noticeEnd, noticeSchema } from './notice.ts';

/** The notice as a kind of content with versions: one stands at a time. */
export const noticeKind = defineKind({
  name: 'notice',
  schema: noticeSchema,
  right: 'notices',
  isOnly: true,
  titleOf: ({ spanish }) => spanish,
  endOf: ({ until }) => noticeEnd(until),
  onSite: ({ level, english, spanish, link }, { number }) => ({
    notice: {
      version: number,
      level,
      words: { en: english, es: spanish },
      ...(link && { href: link }),
    },
  }),
});
