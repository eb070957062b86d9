import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';

interface AddressNoticeProps {
  /** Whether the page's address has a value that the page does not know. */
  isShown: boolean;
  /** Where the page's frame has its own margins. */
  isInPanel?: boolean;
}

/** Says at the top of a page that its link had a wrong value, and that the usual one is shown in its place. */
export function AddressNotice({ isShown, isInPanel = false }: AddressNoticeProps) {
  const t = useTranslations('site');
  if (!isShown) return null;
  const notice = (
    <Notice role="status">
      <p>{t('unknownValue')}</p>
    </Notice>
  );
  return isInPanel ? <div className="mb-6">{notice}</div> : <Container className="py-5">{notice}</Container>;
}
