import { articleKind } from '#features/news/article-kind.ts';
import { noticeKind } from '#features/notice/notice-kind.ts';
import { officeKind } from '#features/office/office-kind.ts';

/*
 * Every kind of content with versions. Each has its history, its schedule and its drafts through one API, and its page in
 * the panel. A file that every page loads first may only import types from here: the schemas come with the kinds.
 */
export const KINDS = [articleKind, noticeKind, officeKind] as const;

type SomeKind = (typeof KINDS)[number];
/** The words of all kinds in the panel, by the kind's name. */
export type KindMessages = {
  [Each in SomeKind as Each['name']]: Awaited<ReturnType<Each['words']>>['default'];
};

/** Loads them, as the IntlProvider takes them. */
export async function loadKindMessages(): Promise<KindMessages> {
  const entries = await Promise.all(
    KINDS.map(async ({ name, words }) => [name, (await words()).default] as const),
  );
  return Object.fromEntries(entries) as KindMessages;
}
