import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useDialogInAddress } from '#client/dialog-address.ts';
import { loadCatalog } from '#client/message-catalog.tsx';
import { useDialogLink } from '#client/use-dialog-link.ts';
import { policiesCatalog } from '#features/policies/policies.catalog.ts';
import { POLICIES, type Policy, policyPlace } from '#features/policies/policies.ts';
import { prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';

/**
 * The five policies of the footer. Each opens in a dialog whose code and text come with the first opening; each is a
 * link to the policy's own page too, for a new tab, without JavaScript, and when the dialog cannot be loaded.
 */
export function PolicyLinks() {
  const locale = usePageLocale();
  const { shown, close } = useDialogInAddress((place) =>
    POLICIES.find((policy) => policyPlace(policy) === place),
  );
  const load = async () => {
    const [dialog] = await Promise.all([
      import('#features/policies/policy-dialog.tsx'),
      loadCatalog(policiesCatalog, locale),
    ]);
    return dialog;
  };
  const PolicyDialog = useOnDemand(load, shown !== undefined, {
    // In place of the dialog in the history: Back does not ask for that again.
    onFailure: () => {
      if (shown) window.location.replace(prefixedPath(`/policies/${shown.id}`, locale));
    },
    onMovedOn: close,
  });

  return (
    <>
      <ul>
        {POLICIES.map((policy) => (
          <li key={policy.id} id={policyPlace(policy)}>
            <PolicyLink policy={policy} />
          </li>
        ))}
      </ul>
      {PolicyDialog && <PolicyDialog policy={shown} onClose={close} />}
    </>
  );
}

function PolicyLink({ policy }: { policy: Policy }) {
  const t = useTranslations('site.policies');
  return (
    <Link
      to="/{-$locale}/policies/$policy"
      params={{ policy: policy.id }}
      {...useDialogLink(policyPlace(policy))}
      className="inline-block rounded-sm py-1 text-white underline-offset-4 hover:underline"
    >
      {t(policy.key)}
    </Link>
  );
}
