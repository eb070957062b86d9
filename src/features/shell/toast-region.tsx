import { useTranslations } from 'use-intl';
import { Toaster } from '#ui/toast/toaster.tsx';

/** Where toasts appear, with their words in the page's language. */
export function ToastRegion() {
  const t = useTranslations('shell.toast');
  return <Toaster labels={{ region: t('region'), toast: t('toast'), close: t('close') }} />;
}
