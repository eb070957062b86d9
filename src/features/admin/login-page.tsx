import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import type { PageParameters } from '#client/page-parameters.ts';
import { AddressNotice } from '#site/address-notice.tsx';
import { useSite } from '#site/site-context.tsx';
import { BrandMark } from '#ui/brand.tsx';
import { Notice } from '#ui/notice.tsx';
import { isAdminPath } from './admin-path.ts';
import { type SignInHint, sessionQuery, setSignedInFlag } from './session.queries.ts';
import { SignInForm } from './sign-in-form.tsx';

interface LoginPageProps {
  fetchApi: FetchApi;
  /** Credentials to try the site with; only on demonstration data, until the password is changed. */
  hint: SignInHint | undefined;
  /** The page that was asked for before signing in, if any. */
  requested: string | undefined;
  /** Whether the address names a page that is none of the administration's. */
  isAddressWrong: boolean;
}

/** /admin-login (docs/product/administration.md, Sign-in page). */
export function LoginPage({ fetchApi, hint, requested, isAddressWrong }: LoginPageProps) {
  const t = useTranslations('admin');
  const { brandName } = useSite();
  const router = useRouter();
  const queryClient = useQueryClient();
  return (
    <main
      id="content"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center bg-sea-50 px-gutter py-12"
    >
      <div className="w-full max-w-[28rem]">
        <AddressNotice isShown={isAddressWrong} isInPanel />
        <header>
          <p className="flex items-center gap-3 font-bold font-display text-title-xs">
            <BrandMark className="size-9" />
            <span>{brandName}</span>
          </p>
          <h1 className="mt-6 text-title-lg">{t('title')}</h1>
          <p className="mt-2 text-ink-soft">{t('login.note')}</p>
        </header>
        <section
          aria-labelledby="login-card"
          className="mt-8 rounded-surface bg-white px-5 py-6 shadow-card sm:px-8 sm:py-8"
        >
          <h2 id="login-card" className="mb-5 text-title-sm">
            {t('login.card')}
          </h2>
          <SignInForm
            fetchApi={fetchApi}
            id="login"
            onSignedIn={(session) => {
              setSignedInFlag(true);
              queryClient.setQueryData(sessionQuery(fetchApi).queryKey, session);
              router.history.push(pageAfterSignIn(requested), router.state.location.state);
            }}
          />
          <noscript>
            <p className="mt-5 font-semibold">{t('needsScript')}</p>
          </noscript>
        </section>
        {hint && (
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
        )}
        <p className="mt-8">
          {/* Reloaded, so that the server answers in the visitor's language. */}
          <a href="/" className="text-link">
            {t('frame.home')}
          </a>
        </p>
      </div>
    </main>
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
