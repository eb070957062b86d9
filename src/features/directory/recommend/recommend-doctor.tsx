import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { Notice } from '#ui/notice.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';

interface RecommendDoctorProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The recommendation's dialog, whose code comes when it is first opened, and the reference of what was sent. When the
 * code cannot be loaded, the form is asked for on its own page.
 */
export function RecommendDoctor({ open, onClose }: RecommendDoctorProps) {
  const locale = usePageLocale();
  const [reference, setReference] = useState<string>();
  const RecommendDialog = useOnDemand(
    () => import('./recommend-dialog.tsx'),
    open,
    () => {
      onClose();
      window.location.assign(prefixedPath('/providers/recommend', locale));
    },
  );
  return (
    <>
      {reference && <Recommended reference={reference} />}
      {RecommendDialog && (
        <RecommendDialog
          open={open}
          onClose={onClose}
          onSent={(sent) => {
            setReference(sent);
            onClose();
          }}
        />
      )}
    </>
  );
}

/** The reference stays in sight until the page is left. */
function Recommended({ reference }: { reference: string }) {
  const t = useTranslations('directory.recommended');
  return (
    <div className="mt-6">
      <Notice tone="positive" title={t('title')}>
        <p className="figures">{t('reference', { reference })}</p>
      </Notice>
    </div>
  );
}
