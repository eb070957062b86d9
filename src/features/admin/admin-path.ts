const ADMIN_PAGE = /^\/(admin|admin-login|admin-invitation|sync)(\/|$)/;

/** Whether a path is a page of the administration: unprefixed, always Spanish, never kept, never indexed. */
export function isAdminPath(pathname: string): boolean {
  return ADMIN_PAGE.test(pathname);
}
