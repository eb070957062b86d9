import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { useLinkToken } from '#client/use-link-token.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { LoginFrame } from './login-frame.tsx';
import { confirmEmail } from './own-email.queries.ts';
import { useRefusal } from './use-refusal.ts';

/** /admin-login/email: a button confirms the address. Programs that open the links of mails press none. */
export function ConfirmEmailPage({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('admin.email');
  const { reasonOf } = useRefusal();
  const token = useLinkToken();
  const confirm = useMutation({ mutationFn: () => confirmEmail(fetchApi, token ?? '') });
  return (
    <LoginFrame card={t('confirmTitle')}>
      <div className="space-y-5">
        <p>{t('confirmLead')}</p>
        {!confirm.isSuccess && (
          <Button
            className="w-full"
            busyLabel={confirm.isPending ? t('confirming') : undefined}
            onClick={() => confirm.mutate()}
          >
            {t('confirm')}
          </Button>
        )}
        <div role="status">{confirm.isSuccess && <Notice tone="positive">{t('confirmed')}</Notice>}</div>
        {confirm.isError && (
          <Notice tone="problem" role="alert">
            {reasonOf(confirm.error)}
          </Notice>
        )}
      </div>
    </LoginFrame>
  );
}
