import { expect, test } from 'vitest';
import { ROLES, type Role } from '#rights/can.ts';
import { SECTIONS, sectionAt, sectionsOf } from './sections.ts';

test.each([
  ['/admin', 'articles'],
  ['/admin/inicio', 'start'],
  ['/admin/inbox', 'inbox'],
  ['/admin/inbox/CC-2222-3333', 'inbox'],
  ['/admin/people', 'people'],
  ['/sync', 'sync'],
  ['/admin-login', undefined],
  ['/quote', undefined],
])('%s belongs to %s', (pathname, label) => {
  expect(sectionAt(pathname)?.label).toBe(label);
});

test('the home is for every role; one that this version does not know sees nothing', () => {
  for (const role of ROLES) expect(sectionsOf({ role })[0]?.label).toBe('start');
  expect(sectionsOf({ role: 'administrator' })).toEqual([...SECTIONS]);
  expect(sectionsOf({ role: 'owner' as Role })).toEqual([]);
});
