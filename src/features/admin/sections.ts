/** What a section is about: the subject of the right that it needs. */
type SectionSubject = 'articles' | 'submissions' | 'activity' | 'sync';

/** A section of the panel: its page, its name's key in `admin.frame`, and what it is about. */
type Section = { to: string; label: string; subject: SectionSubject };

/** The sections in the order of the panel's menu. A new one is a line here, a route and a name. */
export const SECTIONS = [
  { to: '/admin', label: 'articles', subject: 'articles' },
  { to: '/admin/inbox', label: 'inbox', subject: 'submissions' },
  { to: '/admin/activity', label: 'activity', subject: 'activity' },
  { to: '/sync', label: 'sync', subject: 'sync' },
] as const satisfies readonly Section[];
