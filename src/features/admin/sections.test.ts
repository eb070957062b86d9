import { expect, test } from 'vitest';
import { ROLES, type Role } from '#rights/can.ts';
import { SECTIONS, sectionAt, sectionsOf } from './sections.ts';

test.each([
  ['/admin', '/admin'],
  ['/admin/inicio', '/admin/inicio'],
  ['/admin/inbox', '/admin/inbox'],
  ['/admin/inbox/CC-2222-3333', '/admin/inbox'],
  ['/admin/people', '/admin/people'],
  ['/sync', '/sync'],
  ['/admin-login', undefined],
  ['/quote', undefined],
])('%s belongs to %s', (pathname, address) => {
  expect(sectionAt(pathname)?.to).toBe(address);
});

test('the home is for every role; one that this version does not know sees nothing', () => {
  for (const role of ROLES) expect(sectionsOf({ role })[0]?.to).toBe('/admin/inicio');
  expect(sectionsOf({ role: 'administrator' })).toEqual([...SECTIONS]);
  expect(sectionsOf({ role: 'owner' as Role })).toEqual([]);
});
