import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface LoadedPartProps<Data> {
  /** Whose words say that it loads, or could not be loaded. */
  part: 'sessions' | 'secondFactor' | 'email';
  query: UseQueryResult<Data>;
  /** What is shown of it once it is there. */
  children: (data: Data) => ReactNode;
}

/** What a dialog of the account shows of what it asks for: that it loads, that it could not be loaded, or it. */
export function LoadedPart<Data>({ part, query, children }: LoadedPartProps<Data>) {
  const t = useTranslations('admin');
  if (query.isPending) return <LoadingStripes>{t(`${part}.loading`)}</LoadingStripes>;
  if (query.data !== undefined) return children(query.data);
  return (
    <Notice tone="problem" role="alert">
      <p>{t(`${part}.failed`)}</p>
      <Button size="sm" variant="secondary" className="mt-3" onClick={() => void query.refetch()}>
        {t(`${part}.retry`)}
      </Button>
    </Notice>
  );
}
