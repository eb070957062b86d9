import { useLocation, useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useState } from 'react';
import type { SubmissionKind } from './all-forms.ts';
import { SENT_PARAMETER } from './form-definition.ts';

/** What was wrong with a form that was posted without JavaScript. */
export type FormProblem = {
  /** Name of the problem as the API gives it: "invalid-input", "too-many-requests". */
  code: string;
  fields: readonly { field: string; key: string }[];
  retryAfterSeconds: number | undefined;
};

/** A refused form on its way back into the page: what was typed, and what is wrong with it. */
export type PostedForm = {
  kind: SubmissionKind;
  /** Path of the page it was posted to, without a language's prefix. */
  page: string;
  values: Record<string, string>;
  problem: FormProblem;
};

/** A form that is stored: what the success view needs to know of it. */
export type SentForm = { kind: SubmissionKind; reference: string };

/** What the server knows about the forms of the page that it renders. */
export type PageForms = {
  /** Idempotency key, which also proves when the page was opened; undefined in a page that all visitors share. */
  key: string | undefined;
  posted: PostedForm | undefined;
  /** Was sent without JavaScript just before, and led here. */
  sent: SentForm | undefined;
};

type Forms = PageForms & { taken: Set<SubmissionKind> };

const PageFormsContext = createContext<Forms | undefined>(undefined);

/**
 * Gives the page's forms what the server knew about them. Only the first value counts: it is what the server's HTML
 * was made of, and parts of the page hydrate later.
 */
export function PageFormsProvider({
  forms,
  children,
}: {
  forms: PageForms | undefined;
  children: ReactNode;
}) {
  const [first] = useState(() => forms && { ...forms, taken: new Set<SubmissionKind>() });
  return <PageFormsContext value={first}>{children}</PageFormsContext>;
}

/**
 * A form's idempotency key for sending without JavaScript, itself if the server has just refused it, and its reference
 * if it has just been sent.
 */
export function usePageForm(kind: SubmissionKind): {
  key: string | undefined;
  posted: PostedForm | undefined;
  sent: string | undefined;
  /** Called once the form is on the page: coming back to the page later, it starts empty. */
  take: () => void;
} {
  const forms = use(PageFormsContext);
  const [isFirst] = useState(() => forms !== undefined && !forms.taken.has(kind));
  return {
    key: isFirst ? forms?.key : undefined,
    posted: isFirst && forms?.posted?.kind === kind ? forms.posted : undefined,
    sent: isFirst && forms?.sent?.kind === kind ? forms.sent.reference : undefined,
    take: () => void forms?.taken.add(kind),
  };
}

/** Whether the address names a form that was sent, and there is none: somebody wrote it, or it was deleted since. */
export function useIsSentUnknown(): boolean {
  const forms = use(PageFormsContext);
  const reference = useLocation({
    select: ({ search }): unknown => (search as Record<string, unknown>)[SENT_PARAMETER],
  });
  return Boolean(reference) && !forms?.sent && !forms?.posted;
}

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
        // The router's type wants the one page's parameters; this is for whichever page the form is on.
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

/** Also without what Google's translator adds: it leads to the site itself. */
function withoutSent(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of [...rest.keys()]) {
    if (name === SENT_PARAMETER || name.startsWith('_x_tr_')) rest.delete(name);
  }
  return rest.size === 0 ? '' : `?${rest}`;
}
