import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { useSite } from '#site/site-context.tsx';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { announce } from '#ui/screen-reader.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { BackToDirectory } from '../provider/back-to-directory.tsx';
import { keep, keptIds, useKeptIds } from './kept-providers.ts';
import { SendShortlist } from './send-shortlist.tsx';
import { providersByIdQuery } from './shortlist.queries.ts';
import { type ListedProvider, MOST_KEPT } from './shortlist.ts';
import { ShortlistRows } from './shortlist-rows.tsx';
import { ShortlistSheet } from './shortlist-sheet.tsx';

interface ShortlistPageProps {
  fetchApi: FetchApi;
  /** The list of the address; empty for the one that this device keeps. */
  sharedIds: readonly string[];
  /** Whether the address has more than ids, or half of one. */
  isCut: boolean;
}

/** A short list of providers: the device's own, or one that somebody sent. */
export function ShortlistPage({ fetchApi, sharedIds, isCut }: ShortlistPageProps) {
  const t = useTranslations('shortlist');
  const { brandName } = useSite();
  const isShared = sharedIds.length > 0;
  return (
    <Container className="wrap-anywhere pt-6 pb-section print:pt-0 print:pb-0">
      {/* Lists of people are nothing to be found. */}
      <meta name="robots" content="noindex" />
      <BackToDirectory>{t('back')}</BackToDirectory>
      <div className="mt-4 print:hidden">
        <SectionHeading
          level={1}
          title={t(isShared ? 'shared.title' : 'own.title')}
          lead={isShared ? t('shared.lead', { brand: brandName }) : t('own.lead')}
        />
      </div>
      {isCut && (
        <div className="mt-5 print:hidden">
          <Notice role="status">{t('shared.cut')}</Notice>
        </div>
      )}
      {isShared ? (
        <LoadedList key={sharedIds.join()} fetchApi={fetchApi} ids={sharedIds} isShared />
      ) : (
        // As high as a window: what is below does not move when the browser finds out what it has kept.
        <div className="flex min-h-dvh flex-col print:min-h-0">
          <OwnList fetchApi={fetchApi} />
        </div>
      )}
    </Container>
  );
}

/** What is taken off stays in sight until the page is opened again: a slip of the finger loses nothing. */
function OwnList({ fetchApi }: Pick<ShortlistPageProps, 'fetchApi'>) {
  const t = useTranslations('shortlist.own');
  const kept = useKeptIds();
  const [shown, setShown] = useState<readonly string[]>([]);
  // Also what another tab has kept meanwhile.
  if (kept?.some((id) => !shown.includes(id))) setShown(kept);
  if (!kept)
    return (
      <div className="mt-8">
        <div className="noscript:hidden">
          <LoadingStripes>{t('loading')}</LoadingStripes>
        </div>
        <noscript>
          <Notice>{t('noScript')}</Notice>
        </noscript>
      </div>
    );
  return shown.length === 0 ? <EmptyList /> : <LoadedList fetchApi={fetchApi} ids={shown} />;
}

function EmptyList() {
  const t = useTranslations('shortlist');
  return (
    <div className="mt-8 rounded-panel bg-sea-50 px-6 py-10 sm:px-10">
      <h2 className="text-title-sm">{t('own.empty')}</h2>
      <p className="mt-2 text-ink-soft">{t('own.emptyHint')}</p>
      <p className="mt-6">
        <Link to="/{-$locale}/providers" className={buttonClass('primary', 'md', 'max-sm:w-full')}>
          {t('back')}
        </Link>
      </p>
    </div>
  );
}

interface LoadedListProps {
  fetchApi: FetchApi;
  ids: readonly string[];
  isShared?: boolean;
}

function LoadedList({ fetchApi, ids, isShared = false }: LoadedListProps) {
  const t = useTranslations('shortlist');
  const tDirectory = useTranslations('directory');
  const { data, isPending, refetch } = useQuery(providersByIdQuery(fetchApi, ids));
  const kept = useKeptIds();
  if (isPending) return <LoadingStripes>{t('own.loading')}</LoadingStripes>;
  if (!data)
    return (
      <div className="mt-8">
        <Notice tone="problem" role="alert" title={t('failed')}>
          <p>{t('failedHint')}</p>
          <p className="mt-4">
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {tDirectory('results.retry')}
            </Button>
          </p>
        </Notice>
      </div>
    );
  const sent = data.filter(({ id }) => isShared || (kept?.includes(id) ?? true));
  return (
    <>
      {data.some(({ isDemo }) => isDemo) && (
        <div className="mt-5 text-sm print:hidden">
          <Notice>{tDirectory('demo')}</Notice>
        </div>
      )}
      {isShared && <KeepAll providers={data} />}
      <ShortlistRows {...{ ids, isShared }} providers={data} />
      <SendShortlist ids={sent.map(({ id }) => id)} />
      <ShortlistSheet providers={sent} />
    </>
  );
}

function KeepAll({ providers }: { providers: readonly ListedProvider[] }) {
  const t = useTranslations('shortlist');
  const kept = useKeptIds() ?? [];
  if (providers.length === 0) return null;
  const keepAll = () => {
    const hasRoom = keep(...providers.map(({ id }) => id));
    if (!hasRoom) showToast({ title: t('full'), description: t('fullHint', { most: String(MOST_KEPT) }) });
    announce(t('kept', { count: keptIds().length }));
  };
  return (
    <p className="mt-5 flex min-h-11 items-center noscript:hidden print:hidden">
      {providers.every(({ id }) => kept.includes(id)) ? (
        <span className="font-bold text-leaf-700 text-sm">{t('shared.allKept')}</span>
      ) : (
        <Button variant="secondary" size="sm" onClick={keepAll}>
          {t('shared.keepAll')}
        </Button>
      )}
    </p>
  );
}
