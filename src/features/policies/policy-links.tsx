import { Link } from '@tanstack/react-router';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadCatalog, WithMessages } from '#client/message-catalog.tsx';
import { useDialogLink } from '#client/use-dialog-link.ts';
import { policiesCatalog } from '#features/policies/policies.catalog.ts';
import { POLICIES, type Policy } from '#features/policies/policies.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { isOffline, untilOnline } from '#ui/connection.ts';
import { watchFocus } from '#ui/watch-focus.ts';

type PolicyDialog = ComponentType<{ policy: Policy; onClose: () => void }>;

/**
 * The five policies of the footer. Each opens in a dialog whose code and text come with the first opening; each is a
 * link to the policy's own page too, for a new tab, without JavaScript, and when the dialog cannot be loaded.
 */
export function PolicyLinks() {
  const locale = usePageLocale();
  const [shown, setShown] = useState<{ policy: Policy; Dialog: PolicyDialog }>();

  const open = async (policy: Policy, { href }: HTMLAnchorElement) => {
    const hasMovedOn = watchFocus();
    for (;;) {
      try {
        const [{ PolicyDialog: Dialog }] = await Promise.all([
          import('#features/policies/policy-dialog.tsx'),
          loadCatalog(policiesCatalog, locale),
        ]);
        setShown({ policy, Dialog });
        return;
      } catch {
        if (!isOffline()) return window.location.assign(href);
        await untilOnline();
        if (hasMovedOn()) return;
      }
    }
  };

  return (
    <>
      <ul>
        {POLICIES.map((policy) => (
          <li key={policy.id}>
            <PolicyLink policy={policy} onOpen={(link) => void open(policy, link)} />
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <WithMessages catalogs={policiesCatalog}>
            <shown.Dialog policy={shown.policy} onClose={() => setShown(undefined)} />
          </WithMessages>
        </Suspense>
      )}
    </>
  );
}

interface PolicyLinkProps {
  policy: Policy;
  onOpen: (link: HTMLAnchorElement) => void;
}

function PolicyLink({ policy, onOpen }: PolicyLinkProps) {
  const t = useTranslations('site.policies');
  return (
    <Link
      to="/{-$locale}/policies/$policy"
      params={{ policy: policy.id }}
      {...useDialogLink(onOpen)}
      className="inline-block rounded-sm py-1 text-white underline-offset-4 hover:underline"
    >
      {t(policy.key)}
    </Link>
  );
}
