import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { buttonClass } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { WhatToAsk } from '../call/what-to-ask.tsx';
import { languagesInSentence, specialtiesInLanguage } from '../names-in-language.ts';
import { CallButton } from '../page/call-button.tsx';
import { placeInOneLine } from '../provider/place-in-one-line.ts';
import { Bookmark, useKeeping } from './keep-button.tsx';
import type { ListedProvider } from './shortlist.ts';

interface ShortlistRowsProps {
  ids: readonly string[];
  /** Those of them that are in the directory. */
  providers: readonly ListedProvider[];
  /** Of somebody else: what is gone from there is nobody's to take off. */
  isShared: boolean;
}

/** The providers of a list on the screen, each to call, to keep and to take off; one that is gone says so. */
export function ShortlistRows({ ids, providers, isShared }: ShortlistRowsProps) {
  const t = useTranslations('shortlist');
  return (
    <ol className="mt-6 grid gap-x-14 border-line border-t-2 lg:grid-cols-2 print:hidden">
      {ids.map((id) => {
        const provider = providers.find((row) => row.id === id);
        return (
          <li key={id} className="min-w-0 border-line border-b py-5">
            {provider ? (
              <Row provider={provider} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="text-ink-soft">{t('gone')}</p>
                {!isShared && <KeepOrRemove id={id} name={t('goneName')} />}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Row({ provider }: { provider: ListedProvider }) {
  const locale = usePageLocale();
  const { id, doctor, center, specialties, phone } = provider;
  return (
    <article>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h2 className="text-title-xs">
            <Link
              to="/{-$locale}/providers/$id"
              params={{ id }}
              className="inline-block min-h-6 hover:underline"
            >
              {doctor}
            </Link>
          </h2>
          <p className="mt-0.5 text-ink-soft text-sm">
            {[specialtiesInLanguage(specialties, locale), center !== doctor && center]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="mt-1 text-sm">{placeInOneLine(provider)}</p>
          <p className="mt-1 text-sm">
            <Languages provider={provider} />
          </p>
        </div>
        <CallButton provider={provider} className="max-sm:w-full" />
      </div>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4">
        {phone && <WhatToAsk provider={provider} className="details-in-row" />}
        <KeepOrRemove id={id} name={doctor} />
      </div>
    </article>
  );
}

/** What a provider speaks, in a sentence. */
export function Languages({ provider }: { provider: Pick<ListedProvider, 'languages'> }): ReactNode {
  const t = useTranslations('directory.card');
  const locale = usePageLocale();
  const languages = languagesInSentence(provider.languages ?? [], locale);
  return languages ? t('languages', { languages }) : t('unknown.languages');
}

/** Says what a press does, where a row does not go away by it. */
function KeepOrRemove({ id, name }: { id: string; name: string }) {
  const t = useTranslations('shortlist');
  const { isKept, toggle } = useKeeping(id);
  return (
    <button
      type="button"
      onClick={toggle}
      className={buttonClass('quiet', 'sm', '-mr-3 ml-auto noscript:hidden')}
    >
      <Bookmark isFilled={isKept} />
      <span aria-hidden="true">{t(isKept ? 'remove' : 'keep')}</span>
      <VisuallyHidden>{t(isKept ? 'removeNamed' : 'keepNamed', { name })}</VisuallyHidden>
    </button>
  );
}
