import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { withTimeout } from '#client/api.ts';
import { parametersNamed, readParameters } from '#client/page-parameters.ts';
import { signedInFetch } from '#client/signed-in-fetch.ts';
import { ArticlesHeading } from '#features/admin/articles-heading.tsx';
import { type ArticleFilters, articleParameters } from '#features/news/admin/article-filters.ts';
import { ArticlesPanel } from '#features/news/admin/articles-panel.tsx';
import { PictureField } from '#features/pictures/picture-field.tsx';
import { AddressNotice } from '#site/address-notice.tsx';

/** 'Artículos', the first section of the panel. */
export const Route = createFileRoute('/admin/')({
  validateSearch: parametersNamed<keyof ArticleFilters>,
  component: Section,
});

function Section() {
  const { fetchApi } = Route.useRouteContext();
  const { search: filters, wrong } = readParameters(articleParameters, Route.useSearch());
  const navigate = Route.useNavigate();
  // A call waits for signing in again as long as that takes; each try has its own timeout.
  const callApi = useMemo(() => signedInFetch(withTimeout(fetchApi)), [fetchApi]);
  return (
    <>
      <ArticlesHeading />
      <AddressNotice isShown={wrong.length > 0} isInPanel />
      <ArticlesPanel
        fetchApi={callApi}
        filters={filters}
        onFiltersChange={(search) => navigate({ to: '.', search, replace: true, resetScroll: false })}
        renderUpload={({ onUploading, ...slot }) => (
          <PictureField
            {...slot}
            onUploadStart={() => onUploading(true)}
            onUploadEnd={() => onUploading(false)}
          />
        )}
      />
    </>
  );
}
