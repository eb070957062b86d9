import { articleKind } from '#features/news/article-kind.ts';
import { noticeKind } from '#features/notice/notice-kind.ts';
import { officeKind } from '#features/office/office-kind.ts';
import type { AnyKind } from './define-kind.ts';

/*
 * Every kind of content with versions. Each has its history, its schedule and its drafts through one API. A file that
 * every page loads first may only import types from here: the schemas come with the kinds.
 */
export const KINDS: readonly AnyKind[] = [articleKind, noticeKind, officeKind];
