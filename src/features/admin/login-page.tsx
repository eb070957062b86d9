import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import type { PageParameters } from '#client/page-parameters.ts';
import { AddressNotice } from '#site/address-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { isAdminPath } from './admin-path.ts';
import { LoginFrame } from './login-frame.tsx';
import { type SignInHint, sessionQuery, setSignedInFlag } from './session.queries.ts';
import { SignInForm } from './sign-in-form.tsx';

interface LoginPageProps {
  fetchApi: FetchApi;
  /** Credentials to try the site with; only on demonstration data, until the password is changed. */
  hint: SignInHint | undefined;
  /** Whether the site can mail a link for a new password. */
  canMailLink?: boolean;
  /** The page that was asked for before signing in, if any. */
  requested: string | undefined;
  /** Whether the address names a page that is none of the administration's. */
  isAddressWrong: boolean;
}

/** /admin-login (docs/product/administration.md, Sign-in page). */
export function LoginPage({ fetchApi, hint, canMailLink, requested, isAddressWrong }: LoginPageProps) {
  const t = useTranslations('admin');
  const router = useRouter();
  const queryClient = useQueryClient();
  return (
    <LoginFrame
      notice={<AddressNotice isShown={isAddressWrong} isInPanel />}
      card={t('login.card')}
      below={hint && <Hint hint={hint} />}
    >
      <div>
        <SignInForm
          fetchApi={fetchApi}
          id="login"
          onSignedIn={(session) => {
            setSignedInFlag(true);
            queryClient.setQueryData(sessionQuery(fetchApi).queryKey, session);
            router.history.push(pageAfterSignIn(requested), router.state.location.state);
          }}
        />
        {canMailLink && (
          <p className="mt-5">
            <Link to="/admin-login/password" className="text-link">
              {t('login.forgotten')}
            </Link>
          </p>
        )}
      </div>
    </LoginFrame>
  );
}

function Hint({ hint }: { hint: SignInHint }) {
  const t = useTranslations('admin');
  return (
    <div className="mt-6">
      <Notice title={t('login.hintTitle')}>
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3">
          <dt>{`${t('login.username')}:`}</dt>
          <dd className="font-bold">{hint.username}</dd>
          <dt>{`${t('login.password')}:`}</dt>
          <dd className="break-all font-bold">{hint.password}</dd>
        </dl>
        <p className="mt-2 text-sm">{t('login.hintText')}</p>
      </Notice>
    </div>
  );
}

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
