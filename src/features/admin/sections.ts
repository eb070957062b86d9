import { can, canAnything, type Role, type Subject } from '#rights/can.ts';

/**
 * The sections in the order of the panel's menu. A new one is a line here, a route and a name in `admin.frame`. Without a
 * subject it is everybody's who may see anything.
 */
export const SECTIONS = [
  { to: '/admin/inicio', label: 'start', subject: undefined },
  { to: '/admin', label: 'articles', subject: 'articles' },
  { to: '/admin/inbox', label: 'inbox', subject: 'submissions' },
  { to: '/admin/notice', label: 'notice', subject: 'notices' },
  { to: '/admin/office', label: 'office', subject: 'office' },
  { to: '/admin/programado', label: 'scheduled', subject: 'office' },
  { to: '/admin/papelera', label: 'trash', subject: 'articles' },
  { to: '/admin/people', label: 'people', subject: 'people' },
  { to: '/admin/activity', label: 'activity', subject: 'activity' },
  { to: '/sync', label: 'sync', subject: 'sync' },
] as const satisfies readonly { to: string; label: string; subject: Subject | undefined }[];

export type Section = (typeof SECTIONS)[number];

/** The sections that somebody may see. */
export function sectionsOf(person: { role: Role }): Section[] {
  return SECTIONS.filter(({ subject }) => (subject ? can(person, 'read', subject) : canAnything(person)));
}

/** The section that a page of the administration belongs to; a page below a section's address is part of it. */
export function sectionAt(pathname: string): Section | undefined {
  const around: Section[] = SECTIONS.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return around.sort((one, other) => other.to.length - one.to.length)[0];
}
