import { KINDS } from '#revisions/all-kinds.ts';
import { can, canAnything, type Role, type Subject } from '#rights/can.ts';

/** How a section is called: a key of `admin.frame`, or the kind of content that it edits. */
type SectionName =
  | { label: 'start' | 'articles' | 'inbox' | 'scheduled' | 'trash' | 'people' | 'activity' | 'sync' }
  | { kind: string };
/** Without a subject it is everybody's who may see anything. */
export type Section = { to: string; subject: Subject | undefined } & SectionName;

/** Each kind of which there is one has a section (`kind-panels.ts`); of others there are lists of their own. */
const KIND_SECTIONS: readonly Section[] = KINDS.filter(({ isOnly }) => isOnly).map(({ name, right }) => ({
  to: `/admin/${name}`,
  kind: name,
  subject: right,
}));

/** The sections in the order of the panel's menu. A new one is a line here, a route and a name in `admin.frame`. */
export const SECTIONS: readonly Section[] = [
  { to: '/admin/inicio', label: 'start', subject: undefined },
  { to: '/admin', label: 'articles', subject: 'articles' },
  { to: '/admin/inbox', label: 'inbox', subject: 'submissions' },
  ...KIND_SECTIONS,
  { to: '/admin/programado', label: 'scheduled', subject: 'office' },
  { to: '/admin/papelera', label: 'trash', subject: 'articles' },
  { to: '/admin/people', label: 'people', subject: 'people' },
  { to: '/admin/activity', label: 'activity', subject: 'activity' },
  { to: '/sync', label: 'sync', subject: 'sync' },
];

/** The sections that somebody may see. */
export function sectionsOf(person: { role: Role }): Section[] {
  return SECTIONS.filter(({ subject }) => (subject ? can(person, 'read', subject) : canAnything(person)));
}

/** The section in which a kind is edited, if it has one of its own. */
export function sectionOfKind(kind: string): Section | undefined {
  return SECTIONS.find((section) => 'kind' in section && section.kind === kind);
}

/** The section that a page of the administration belongs to; a page below a section's address is part of it. */
export function sectionAt(pathname: string): Section | undefined {
  const around = SECTIONS.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return around.sort((one, other) => other.to.length - one.to.length)[0];
}
