import { expect, test } from 'vitest';
import { sectionAt } from './sections.ts';

test.each([
  ['/admin', 'articles'],
  ['/admin/inbox', 'submissions'],
  ['/admin/inbox/CC-2222-3333', 'submissions'],
  ['/admin/people', 'people'],
  ['/sync', 'sync'],
  ['/admin-login', undefined],
  ['/quote', undefined],
])('%s belongs to %s', (pathname, subject) => {
  expect(sectionAt(pathname)?.subject).toBe(subject);
});
