import { useLocation, useRouter } from '@tanstack/react-router';
import { SENT_PARAMETER } from './form-definition.ts';

/**
 * The page's address without the reference to which a form without JavaScript leads.
 *
 * @param id of the form's element
 */
export function useSentAddress(id: string) {
  const router = useRouter();
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + withoutSent(searchStr) });
  return {
    addressOfEmptyForm: `${path}#${id}`,
    /** Takes the reference out of the address, so that it is not kept or shared; nothing on the page moves. */
    forgetSent: () => {
      void router.navigate({
        to: '.',
        // The router's type wants the one page's parameters; this is for whichever page the form stands on.
        search: ((before: Record<string, unknown>) => ({ ...before, [SENT_PARAMETER]: undefined })) as never,
        hash: true,
        state: true,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      });
    },
  };
}

function withoutSent(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(SENT_PARAMETER);
  return rest.size === 0 ? '' : `?${rest}`;
}
