import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { signInAgain } from '#client/signed-in-fetch.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { sectionAt, sectionsOf } from './sections.ts';
import { type Session, sessionQuery } from './session.queries.ts';
import { useSectionName } from './use-section-name.ts';

interface AllowedSectionProps {
  session: Session;
  children: ReactElement;
}

/** A section for whoever may see it; for others who may open it, and the way to a section of their own. */
export function AllowedSection({ session, children }: AllowedSectionProps) {
  const t = useTranslations('admin');
  const nameOf = useSectionName();
  const section = useLocation({ select: ({ pathname }) => sectionAt(pathname) });
  const sections = sectionsOf(session);
  if (!section || sections.includes(section)) return children;
  const [own] = sections;
  const name = nameOf(section);
  return (
    <>
      <h1 className="mb-5 text-title-md">{name}</h1>
      <Notice title={t('notAllowed.section', { section: name })}>
        <p>{t('notAllowed.sectionText', { role: t(`roles.${session.role}`) })}</p>
        {own && (
          <Link to={own.to} className={`${buttonClass('secondary', 'sm')} mt-3`}>
            {t('notAllowed.goTo', { section: nameOf(own) })}
          </Link>
        )}
      </Notice>
    </>
  );
}

/**
 * Says over the page that a call was refused because the role does not allow it, as it is after somebody changed the
 * role while the page was open. The panel then asks again what the role is.
 */
export function NotAllowedDialog({ fetchApi }: { fetchApi: FetchApi }) {
  const t = useTranslations('admin');
  const queryClient = useQueryClient();
  const reason = useSyncExternalStore(signInAgain.subscribe, signInAgain.asked, () => undefined);
  const close = () => {
    signInAgain.answer(false);
    void queryClient.invalidateQueries({ queryKey: sessionQuery(fetchApi).queryKey });
  };
  return (
    <Dialog
      open={reason === 'not-allowed'}
      onClose={close}
      title={t('notAllowed.title')}
      closeLabel={t('close')}
    >
      <p className="mb-5">{t('notAllowed.text')}</p>
      <Button onClick={close}>{t('notAllowed.close')}</Button>
    </Dialog>
  );
}
