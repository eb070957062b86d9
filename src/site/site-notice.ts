import type { Locale } from '#i18n/locale.ts';

/** How much a notice matters, from the least on. */
export const NOTICE_LEVELS = ['info', 'warning', 'urgent'] as const;
export type NoticeLevel = (typeof NOTICE_LEVELS)[number];

/** The notice that stands over every page. */
export type SiteNotice = {
  /** Another one with every change: who closed the last one sees this one. */
  version: number;
  level: NoticeLevel;
  words: Readonly<Record<Locale, string>>;
  /** Where more is told: a path of this site, or an address. */
  href?: string | undefined;
};
