import { useLocation } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useState } from 'react';
import { SENT_PARAMETER, type SubmissionKind } from './form-definition.ts';
import type { PageForms, PostedForm } from './posted-form.ts';

type Forms = PageForms & { taken: Set<SubmissionKind> };

const PageFormsContext = createContext<Forms | undefined>(undefined);

/**
 * Gives the page's forms what the server knew about them. Only the first value counts: it is what the server's HTML
 * was made of, and parts of the page are taken over later.
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
  /** Called once the form stands on the page: coming back to the page later, it begins anew. */
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
