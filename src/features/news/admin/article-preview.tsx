import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider, useMessages, useTranslations } from 'use-intl';
import { loadCatalog } from '#client/message-catalog.tsx';
import { type PictureSize, readPicturePath } from '#features/pictures/picture.ts';
import { FLORIDA_TIME_ZONE } from '#i18n/florida-day.ts';
import { localeTag } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { LoadingStripes } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AdminArticle, Article } from '../article.ts';
import { ArticleBody, ArticleLead } from '../article-body.tsx';
import { ArticleCard } from '../article-card.tsx';
import { ArticleDanger } from '../article-danger.tsx';
import { newsCatalog } from '../news.catalog.ts';
import { type ArticleForm, asStored } from './article-form.ts';

interface ArticlePreviewProps {
  form: ArticleForm;
  /** The article that is edited; undefined for a new one. */
  stored: AdminArticle | undefined;
  open: boolean;
  onClose: () => void;
}

/** The article as the site will show it, in its language and by the site's own parts, before anything is saved. */
export function ArticlePreview({ form, stored, open, onClose }: ArticlePreviewProps) {
  const t = useTranslations('articles.preview');
  const tPanel = useTranslations('articles');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={tPanel('close')} size="wide">
      {open && <Preview article={toArticle(form, stored)} />}
    </Dialog>
  );
}

function Preview({ article: written }: { article: Article }) {
  const t = useTranslations('articles.preview');
  const article = { ...written, pictureSize: usePictureSize(written) };
  return (
    <div className="space-y-8">
      {!article.isActive && <Notice>{t('inactive')}</Notice>}
      <section aria-label={t('article')} className="space-y-3">
        <p aria-hidden="true" className="font-bold text-ink-soft text-sm">
          {t('article')}
        </p>
        <InLanguage language={article.language}>
          <ShownArticle article={article} />
        </InLanguage>
      </section>
      <section aria-label={t('card')} className="space-y-3 border-line border-t pt-6">
        <p aria-hidden="true" className="font-bold text-ink-soft text-sm">
          {t('card')}
        </p>
        <InLanguage language={article.language}>
          {/* Its link leads to a page that may not be there yet. */}
          <div inert className="max-w-sm">
            <ArticleCard article={article} />
          </div>
        </InLanguage>
      </section>
    </div>
  );
}

/** An article as the site's dialog shows it. */
export function ShownArticle({ article }: { article: Article }) {
  return (
    <div lang={article.language} className="space-y-8">
      <h3 className="text-title-md">{article.title}</h3>
      <ArticleDanger content={article.content} level={3} />
      <ArticleLead article={article} />
      <ArticleBody content={article.content} level={3} />
    </div>
  );
}

/** Gives its content the words and formats of the site in one language, whatever the page's is. */
export function InLanguage({ language, children }: { language: Locale; children: ReactNode }) {
  const t = useTranslations('articles');
  const outer = useMessages();
  const { data, isError, refetch } = useQuery({
    queryKey: ['words', newsCatalog.feature, language],
    queryFn: () => loadCatalog(newsCatalog, language),
  });
  if (isError) {
    return (
      <Notice tone="problem" role="alert" title={t('preview.failed')}>
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </Notice>
    );
  }
  if (!data) return <LoadingStripes>{t('editor.loading')}</LoadingStripes>;
  return (
    <IntlProvider locale={localeTag(language)} messages={{ ...outer, ...data }} timeZone={FLORIDA_TIME_ZONE}>
      {children}
    </IntlProvider>
  );
}

/** The size of an article's picture; of one that no article has been stored with, as soon as the browser knows it. */
function usePictureSize({ image, pictureSize }: Article): PictureSize | null {
  const [measured, setMeasured] = useState<PictureSize & { image: string }>();
  useEffect(() => {
    if (pictureSize || image === null || readPicturePath(image) === undefined) return;
    const picture = new Image();
    picture.onload = () => setMeasured({ image, width: picture.naturalWidth, height: picture.naturalHeight });
    picture.src = `${image}?w=480`;
    return () => {
      picture.onload = null;
    };
  }, [image, pictureSize]);
  return pictureSize ?? (measured?.image === image ? measured : null);
}

/** What the API would return for the article if it were saved as it is. */
function toArticle(form: ArticleForm, stored: AdminArticle | undefined): Article {
  const fields = asStored(form);
  const now = new Date().toISOString();
  return {
    ...fields,
    id: stored?.id ?? '',
    slug: stored?.slug ?? 'vista-previa',
    pictureSize: stored && stored.image === fields.image ? stored.pictureSize : null,
    counterpartSlug: null,
    createdAt: stored?.createdAt ?? now,
    updatedAt: now,
  };
}
