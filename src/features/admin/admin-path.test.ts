import { expect, test } from 'vitest';
import { isAdminPath } from './admin-path.ts';

test.each(['/admin', '/admin/', '/admin/inbox', '/admin-login', '/sync'])(
  '%s is of the administration',
  (path) => {
    expect(isAdminPath(path)).toBe(true);
  },
);

test.each(['/', '/es/admin', '/administer', '/admin-loginx', '/synced', '/news/admin'])(
  '%s is not',
  (path) => {
    expect(isAdminPath(path)).toBe(false);
  },
);
