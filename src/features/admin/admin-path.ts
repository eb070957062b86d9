const ADMIN_PAGE = /^\/(admin|admin-login|sync)(\/|$)/;

/** Whether a path is a page of the administration: unprefixed, always Spanish, never kept, never indexed. */
export function isAdminPath(pathname: string): boolean {
  return ADMIN_PAGE.test(pathname);
}

/** Where an administrator goes who wished for nothing else. */
const PANEL_PATH = '/admin';
const LOGIN_PATH = '/admin-login';

/**
 * The page to go to after signing in, from the address of the login page: one of the administration's own, whatever
 * somebody wrote into a link.
 *
 * @param wished a path with its search, as `next` carries it
 */
export function pageAfterSignIn(wished: string | undefined): string {
  if (wished === undefined || !URL.canParse(wished, 'https://site.invalid')) return PANEL_PATH;
  const { origin, pathname, search } = new URL(wished, 'https://site.invalid');
  const isOwn =
    origin === 'https://site.invalid' && isAdminPath(pathname) && !pathname.startsWith(LOGIN_PATH);
  return isOwn ? pathname + search : PANEL_PATH;
}
