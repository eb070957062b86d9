import { Link } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadWords, WithWords } from '#client/words.tsx';
import { POLICIES, type Policy } from '#features/policies/policies.ts';
import { policiesWords } from '#features/policies/policies-words.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';

type PolicyDialog = ComponentType<{ policy: Policy; onClose: () => void }>;

/**
 * The five policies of the footer. Each opens in a dialog whose code and text come with the first opening; each is a
 * link to the policy's own page too, for a new tab, without JavaScript, and when the dialog cannot be loaded.
 */
export function PolicyLinks({ className }: { className: string }) {
  const t = useTranslations('site.policies');
  const locale = usePageLocale();
  const [shown, setShown] = useState<{ policy: Policy; Dialog: PolicyDialog }>();

  const open = async (event: MouseEvent<HTMLAnchorElement>, policy: Policy) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const [{ PolicyDialog: Dialog }] = await Promise.all([
        import('#features/policies/policy-dialog.tsx'),
        loadWords(policiesWords, locale),
      ]);
      setShown({ policy, Dialog });
    } catch {
      window.location.assign(href);
    }
  };

  return (
    <>
      <ul className={className}>
        {POLICIES.map((policy) => (
          <li key={policy.id}>
            <Link
              to="/{-$locale}/policies/$policy"
              params={{ policy: policy.id }}
              aria-haspopup="dialog"
              onClick={(event) => void open(event, policy)}
              className="text-link-dark inline-block py-1"
            >
              {t(policy.key)}
            </Link>
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <WithWords words={policiesWords}>
            <shown.Dialog policy={shown.policy} onClose={() => setShown(undefined)} />
          </WithWords>
        </Suspense>
      )}
    </>
  );
}
