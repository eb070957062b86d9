import { useTranslations } from 'use-intl';
import { WithWords } from '#client/words.tsx';
import { formsWords } from '#forms/forms-words.ts';
import { Dialog } from '#ui/dialog.tsx';
import { recommendWords } from './recommend-words.ts';
import RecommendationFields from './recommendation-fields.tsx';

interface RecommendDialogProps {
  open: boolean;
  onClose: () => void;
  onSent: (reference: string) => void;
}

/** The recommendation over the directory. It closes once it is stored, and stays open when it could not be. */
export default function RecommendDialog(props: RecommendDialogProps) {
  return (
    <WithWords words={[recommendWords, formsWords]}>
      <RecommendDialogContent {...props} />
    </WithWords>
  );
}

function RecommendDialogContent({ open, onClose, onSent }: RecommendDialogProps) {
  const t = useTranslations('recommend');
  const tShell = useTranslations('shell');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={tShell('close')} size="wide">
      <p className="mb-5 text-ink-soft">{t('lead')}</p>
      <RecommendationFields onSent={onSent} />
    </Dialog>
  );
}
