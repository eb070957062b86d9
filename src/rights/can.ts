/*
 * Who may do what in the administration. The only place that says so: every guarded route of the API asks here, and the
 * panel asks here for what it shows. Both load it, so it imports nothing.
 */

/** What the people of the office are: Redacción, Atención, Administración. A person has one role. */
export const ROLES = ['editor', 'support', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** To see something, or to make, change or delete it. */
export type Action = 'read' | 'change';

const ALL: readonly Action[] = ['read', 'change'];

/** Subject × role: what the role may do there. A role that a line does not name may do nothing there. */
const RIGHTS = {
  articles: { editor: ALL, administrator: ALL },
  pictures: { editor: ALL, administrator: ALL },
  texts: { editor: ALL, administrator: ALL },
  submissions: { support: ALL, administrator: ALL },
  providers: { support: ALL, administrator: ALL },
  notices: { support: ALL, administrator: ALL },
  office: { support: ALL, administrator: ALL },
  people: { administrator: ALL },
  prices: { administrator: ALL },
  exports: { administrator: ALL },
  sync: { administrator: ALL },
  activity: { administrator: ALL },
} as const satisfies Record<string, Partial<Record<Role, readonly Action[]>>>;

/** What the administration consists of, as far as rights go. */
export type Subject = keyof typeof RIGHTS;

/**
 * Whether a person may do this. Somebody whose role is not known here may do nothing.
 *
 * @param person whoever is signed in; only their role counts
 */
export function can({ role }: { role: Role }, action: Action, subject: Subject): boolean {
  if (!ROLES.includes(role)) return false;
  const rights: Partial<Record<Role, readonly Action[]>> = RIGHTS[subject];
  return rights[role]?.includes(action) ?? false;
}

/** Whether a person may see anything at all: what is asked where the subject is known only further on. */
export function canAnything(person: { role: Role }): boolean {
  return (Object.keys(RIGHTS) as Subject[]).some((subject) => can(person, 'read', subject));
}
