import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type FetchApi, postJson, problemOf } from '#client/api.ts';
import { useLinkToken } from '#client/use-link-token.ts';
import type { Role } from '#rights/can.ts';
import { useSite } from '#site/site-context.tsx';
import { BrandMark } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { AccountForm, type Credentials } from './account-form.tsx';

interface InvitationPageProps {
  fetchApi: FetchApi;
  /** The account is there: signs its owner in. */
  onAccepted: (credentials: Credentials) => Promise<void>;
}

/** /admin-invitation: whoever was invited chooses a username and a password. */
export function InvitationPage({ fetchApi, onAccepted }: InvitationPageProps) {
  const t = useTranslations('people.invitation');
  const tAdmin = useTranslations('admin');
  const { brandName } = useSite();
  const token = useLinkToken();
  return (
    <main
      id="content"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center bg-sea-50 px-gutter py-12"
    >
      <div className="w-full max-w-[28rem]">
        <p className="flex items-center gap-3 font-bold font-display text-title-xs">
          <BrandMark className="size-9" />
          <span>{brandName}</span>
        </p>
        <h1 className="mt-6 mb-5 text-title-lg">{t('pageTitle')}</h1>
        {token === undefined && <p role="status">{t('checking')}</p>}
        <noscript>
          <p className="mt-3 font-semibold">{tAdmin('needsScript')}</p>
        </noscript>
        {token === '' && <Notice>{t('missing')}</Notice>}
        {token && <Invitation fetchApi={fetchApi} token={token} onAccepted={onAccepted} />}
      </div>
    </main>
  );
}

function Invitation({ fetchApi, token, onAccepted }: InvitationPageProps & { token: string }) {
  const t = useTranslations('people');
  const look = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => postJson<{ role: Role }>(fetchApi, '/api/invitations/look', { token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (look.isPending) return <p role="status">{t('invitation.checking')}</p>;
  if (look.isError) {
    const message = problemOf(look.error)?.message;
    return (
      <Notice tone="problem" role="alert" title={t('invitation.unusable')}>
        <p>{message ?? t('invitation.checkFailed')}</p>
        {message === undefined ? (
          <Button size="sm" variant="secondary" className="mt-3" onClick={() => void look.refetch()}>
            {t('retry')}
          </Button>
        ) : (
          <p className="mt-3">
            <a href="/admin-login" className="text-link">
              {t('invitation.signIn')}
            </a>
          </p>
        )}
      </Notice>
    );
  }
  return (
    <>
      <p className="text-ink-soft">{t('invitation.lead', { role: t(`roles.${look.data.role}`) })}</p>
      <section className="mt-6 rounded-surface bg-white px-5 py-6 shadow-card sm:px-8 sm:py-8">
        <AccountForm fetchApi={fetchApi} token={token} onAccepted={onAccepted} />
      </section>
    </>
  );
}
