import { describe, expect, test } from 'vitest';
import { can, ROLES, type Role, type Subject } from './can.ts';

/* Redacción (articles, pictures, texts), Atención (requests, providers, notices, office), Administración (all). */

const EDITOR: Subject[] = ['articles', 'pictures', 'texts'];
const SUPPORT: Subject[] = ['submissions', 'providers', 'notices', 'office'];
const ADMINISTRATION: Subject[] = ['people', 'prices', 'exports', 'sync', 'activity'];
const ALL = [...EDITOR, ...SUPPORT, ...ADMINISTRATION];
const allowed: Record<Role, Subject[]> = { editor: EDITOR, support: SUPPORT, administrator: ALL };

describe.each(ROLES)('the role %s', (role) => {
  test.each(ALL)('%s', (subject) => {
    const may = allowed[role].includes(subject);
    expect([can({ role }, 'read', subject), can({ role }, 'change', subject)]).toEqual([may, may]);
  });
});

test('a role that this version does not know may do nothing', () => {
  for (const role of ['owner', '', 'constructor']) {
    expect(ALL.filter((subject) => can({ role: role as Role }, 'read', subject))).toEqual([]);
  }
});
