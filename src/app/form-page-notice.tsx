import { useIsSentUnknown } from '#forms/page-forms.tsx';
import { AddressNotice } from '#site/address-notice.tsx';

/**
 * The notice of a wrong address on a page with a form, whose address may also name a form that was sent.
 *
 * @param isWrong whether one of the page's own parameters has a value that is not known
 */
export function FormPageNotice({ isWrong = false }: { isWrong?: boolean }) {
  const isSentUnknown = useIsSentUnknown();
  return <AddressNotice isShown={isWrong || isSentUnknown} />;
}
