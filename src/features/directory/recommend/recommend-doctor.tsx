import { prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';

interface RecommendDoctorProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The recommendation's dialog, whose code comes when it is first opened. When that cannot be loaded, the form is asked
 * for on its own page.
 */
export function RecommendDoctor({ open, onClose }: RecommendDoctorProps) {
  const locale = usePageLocale();
  const RecommendDialog = useOnDemand(() => import('./recommend-dialog.tsx'), open, {
    onFailure: () => {
      onClose();
      window.location.assign(prefixedPath('/providers/recommend', locale));
    },
    onMovedOn: onClose,
  });
  return RecommendDialog && <RecommendDialog open={open} onClose={onClose} />;
}
