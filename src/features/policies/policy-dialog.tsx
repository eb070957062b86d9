import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { WithMessages } from '#client/message-catalog.tsx';
import { policiesCatalog } from '#features/policies/policies.catalog.ts';
import type { Policy } from '#features/policies/policies.ts';
import { PolicyText } from '#features/policies/policy-text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

interface PolicyDialogProps {
  /** The policy to show; the dialog is closed without one. */
  policy: Policy | undefined;
  onClose: () => void;
}

/** A policy in a dialog that scrolls. Its own page is one link away, to print or share. */
export default function PolicyDialog({ policy, onClose }: PolicyDialogProps) {
  const tSite = useTranslations('site.policies');
  const tShell = useTranslations('shell');
  return (
    <Dialog
      open={policy !== undefined}
      onClose={onClose}
      title={policy && tSite(policy.key)}
      closeLabel={tShell('close')}
      size="wide"
    >
      {policy && (
        <WithMessages catalogs={policiesCatalog}>
          <PolicyText policy={policy} headingLevel={3} />
          <PageLink policy={policy} />
        </WithMessages>
      )}
    </Dialog>
  );
}

function PageLink({ policy }: { policy: Policy }) {
  const t = useTranslations('policies');
  return (
    <p className="mt-8">
      <Link
        to="/{-$locale}/policies/$policy"
        params={{ policy: policy.id }}
        className="text-link inline-flex items-center gap-2"
      >
        <Icon name="printer" />
        <span>{t('asPage')}</span>
      </Link>
    </p>
  );
}
