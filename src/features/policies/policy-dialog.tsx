import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { Policy } from '#features/policies/policies.ts';
import { PolicyText } from '#features/policies/policy-text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

/** A policy in a dialog that scrolls. Its own page is one link away, to print or share. */
export function PolicyDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const t = useTranslations('policies');
  const tSite = useTranslations('site.policies');
  const tShell = useTranslations('shell');
  return (
    <Dialog open onClose={onClose} title={tSite(policy.key)} closeLabel={tShell('close')} size="wide">
      <PolicyText policy={policy} headingLevel={3} />
      <p className="mt-8">
        <Link
          to="/{-$locale}/policies/$policy"
          params={{ policy: policy.id }}
          onClick={onClose}
          className="text-link inline-flex items-center gap-2"
        >
          <Icon name="printer" />
          {t('asPage')}
        </Link>
      </p>
    </Dialog>
  );
}
