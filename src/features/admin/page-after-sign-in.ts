import type { PageParameters } from '#client/page-parameters.ts';
import { isAdminPath } from './admin-path.ts';

/** Where an administrator goes who asked for no other page. */
const PANEL_PATH = '/admin';
const LOGIN_PATH = '/admin-login';

/** How the login page's address is read: `next` is where to go after signing in. */
export const loginParameters: PageParameters<{ next: string }> = { next: ownPage };

/**
 * The page to go to after signing in, from the address of the login page: one of the administration's own, whatever
 * somebody wrote into a link.
 *
 * @param requested a path with its search, as `next` carries it
 */
export function pageAfterSignIn(requested: string | undefined): string {
  return (requested !== undefined && ownPage(requested)) || PANEL_PATH;
}

function ownPage(requested: string): string | undefined {
  if (!URL.canParse(requested, 'https://site.invalid')) return undefined;
  const { origin, pathname, search } = new URL(requested, 'https://site.invalid');
  const isOwn =
    origin === 'https://site.invalid' && isAdminPath(pathname) && !pathname.startsWith(LOGIN_PATH);
  return isOwn ? pathname + search : undefined;
}
