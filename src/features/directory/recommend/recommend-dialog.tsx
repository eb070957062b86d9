import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { WithMessages } from '#client/message-catalog.tsx';
import { formsCatalog } from '#forms/forms.catalog.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { recommendCatalog } from './recommend.catalog.ts';
import RecommendationFields from './recommendation-fields.tsx';

interface RecommendDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The recommendation over the directory. It closes once it is stored, and stays open when it could not be. The
 * reference of what was sent stays in sight on the page until that is left.
 */
export default function RecommendDialog(props: RecommendDialogProps) {
  return (
    <WithMessages catalogs={[recommendCatalog, formsCatalog]}>
      <RecommendDialogContent {...props} />
    </WithMessages>
  );
}

function RecommendDialogContent({ open, onClose }: RecommendDialogProps) {
  const t = useTranslations('recommend');
  const tShell = useTranslations('shell');
  const [reference, setReference] = useState<string>();
  const showSent = (sent: string) => {
    setReference(sent);
    onClose();
  };
  return (
    <>
      {reference && <Recommended reference={reference} />}
      <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={tShell('close')} size="wide">
        <p className="mb-5 text-ink-soft">{t('lead')}</p>
        <RecommendationFields onSent={showSent} />
      </Dialog>
    </>
  );
}

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
