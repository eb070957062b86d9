import { KINDS } from '#revisions/all-kinds.ts';
import { can, canAnything, type Role, type Subject } from '#rights/can.ts';

/** How a section is called: a key of `admin.frame`, or the kind of content that it edits. */
type SectionName =
  | { label: 'start' | 'articles' | 'inbox' | 'scheduled' | 'trash' | 'people' | 'activity' | 'sync' }
  | { kind: string };
/** It is for whoever may see one of the subjects; where none is named, for everybody who may see anything. */
export type Section = { to: string; subjects?: readonly Subject[] } & SectionName;

/** The kinds that are edited here; of others there are lists of their own. */
const EDITED = KINDS.filter(({ panel }) => panel);
/** What lies in the trash: of a kind of which there is one, that it was taken off the site is a part of its history. */
const TRASHED = KINDS.filter(({ isOnly }) => !isOnly);

/** The sections in the order of the panel's menu. A new one is a line here, a route and a name in `admin.frame`. */
export const SECTIONS: readonly Section[] = [
  { to: '/admin/inicio', label: 'start' },
  { to: '/admin', label: 'articles', subjects: ['articles'] },
  { to: '/admin/inbox', label: 'inbox', subjects: ['submissions'] },
  ...EDITED.map(({ name, right }) => ({ to: `/admin/${name}`, kind: name, subjects: [right] })),
  { to: '/admin/programado', label: 'scheduled', subjects: EDITED.map(({ right }) => right) },
  { to: '/admin/papelera', label: 'trash', subjects: TRASHED.map(({ right }) => right) },
  { to: '/admin/people', label: 'people', subjects: ['people'] },
  { to: '/admin/activity', label: 'activity', subjects: ['activity'] },
  { to: '/sync', label: 'sync', subjects: ['sync'] },
];

/** The sections that somebody may see. */
export function sectionsOf(person: { role: Role }): Section[] {
  return SECTIONS.filter(({ subjects }) =>
    subjects ? subjects.some((subject) => can(person, 'read', subject)) : canAnything(person),
  );
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
