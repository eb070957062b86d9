import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { backgroundFetch } from '#client/signed-in-fetch.ts';
import { inboxStampQuery } from '#features/inbox/inbox.queries.ts';
import { can } from '#rights/can.ts';
import { useSite } from '#site/site-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { preloadToasts } from '#ui/toast/toaster.tsx';
import { AccountProvider } from './account.tsx';
import { AccountMenu, menuItemClass } from './account-menu.tsx';
import { SECTIONS, sectionsOf } from './sections.ts';
import type { Session } from './session.queries.ts';
import { useSectionName } from './use-section-name.ts';

interface PanelProps {
  fetchApi: FetchApi;
  /** Who is signed in; undefined while that is being checked. */
  session: Session | undefined;
  children: ReactNode;
}

/** The panel around its sections: the menu at the side, or behind a button above; the section with its own heading. */
export function Panel({ fetchApi, session, children }: PanelProps) {
  // What fails says so by a toast, also when the network is what failed.
  useEffect(preloadToasts, []);
  return (
    <AccountProvider fetchApi={fetchApi} username={session?.username}>
      <div className="min-h-dvh bg-sea-50 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
        <PanelMenu fetchApi={fetchApi} session={session} />
        <main id="content" tabIndex={-1} className="min-w-0 px-gutter py-6">
          <div className="max-w-[88rem]">{children}</div>
        </main>
      </div>
    </AccountProvider>
  );
}

/**
 * Sections and account: at the side from 1024 px on. Below it is a bar whose button unfolds them; they fold again with
 * the choice of a section, and by Escape.
 */
function PanelMenu({ fetchApi, session }: Omit<PanelProps, 'children'>) {
  const t = useTranslations('admin.frame');
  const nameOf = useSectionName();
  const { brandName } = useSite();
  const waiting = useNewSubmissions(fetchApi, session);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  // While it is being checked who it is all stand there: none jumps into its place under somebody's finger.
  const sections = session ? sectionsOf(session) : SECTIONS;
  const foldOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const foldOnChoice = () => {
    if (!isOpen) return;
    setOpen(false);
    // The link goes with the menu; the keyboard goes on at the page that it leads to.
    document.getElementById('content')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches a key of the links and buttons inside
    <header onKeyDown={foldOnEscape} className="on-dark bg-sea-900 print:hidden">
      <div className="sticky top-0 flex flex-col lg:h-dvh lg:overflow-y-auto">
        <div className="flex items-center justify-between gap-4 px-gutter py-1.5 lg:px-5 lg:py-6">
          <p className="font-bold font-display text-title-xs">{brandName}</p>
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 items-center gap-2 font-bold text-sm lg:hidden"
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
            <span>{t('menu')}</span>
            <NewCount count={waiting} words={t('newInInbox', { count: waiting })} />
          </button>
        </div>
        <div
          id={listId}
          className={classNames(
            'grow flex-col justify-between gap-6 px-2.5 pb-4 lg:flex',
            isOpen ? 'flex' : 'hidden',
          )}
        >
          <nav aria-label={t('navigation')}>
            <ul>
              {sections.map((section) => (
                <li key={section.to}>
                  <Link
                    to={section.to}
                    activeOptions={{ exact: true, includeSearch: false }}
                    onClick={foldOnChoice}
                    className={classNames(
                      menuItemClass,
                      'aria-[current=page]:bg-sea-700 aria-[current=page]:text-white forced-colors:aria-[current=page]:border',
                    )}
                  >
                    <span>{nameOf(section)}</span>
                    {section.to === '/admin/inbox' && (
                      <NewCount count={waiting} words={t('new', { count: waiting })} />
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {/* Unfolded until its dialog closes, also when the window has become narrow meanwhile, as by zooming. */}
          <AccountMenu fetchApi={fetchApi} onOpen={() => setOpen(true)} />
        </div>
      </div>
    </header>
  );
}

/** How many new forms wait, asked for again and again in the background; 0 until that is known. */
function useNewSubmissions(fetchApi: FetchApi, session: Session | undefined): number {
  const fetchQuietly = useMemo(() => backgroundFetch(fetchApi), [fetchApi]);
  const { data } = useQuery({
    ...inboxStampQuery(fetchQuietly),
    enabled: session !== undefined && !session.secondFactorNeeded && can(session, 'read', 'submissions'),
  });
  return data?.new ?? 0;
}

/** A count beside a name; screen readers hear it in words. Nothing while there is none. */
function NewCount({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="figures ml-auto rounded-full bg-sun-400 px-2 font-bold text-sea-900 text-xs"
      >
        {count}
      </span>
      <VisuallyHidden>{` ${words}`}</VisuallyHidden>
    </>
  );
}
