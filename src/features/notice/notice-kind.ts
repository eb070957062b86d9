import { defineKind } from '#revisions/define-kind.ts';
import type { SiteNotice } from '#site/site-notice.ts';
import { noticeEnd, noticeSchema } from './notice.ts';

declare module '#site/site.ts' {
  interface SiteOfKinds {
    /** The notice over every page, while one is in force. */
    notice?: SiteNotice | undefined;
  }
}

/** The notice as a kind of content with versions: one stands at a time. */
export const noticeKind = defineKind({
  name: 'notice',
  words: () => import('./admin/messages/es.ts'),
  panel: () => import('./admin/notice-panel.tsx'),
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
