import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isLocale } from '#i18n/locale.ts';
import { SelectField, TextArea, TextField } from '#ui/fields.tsx';
import { Switch } from '#ui/switch.tsx';
import { type AdminArticle, type AdminArticleSummary, ARTICLE_FIELDS, type TextName } from '../article.ts';
import { ARTICLE_CATEGORIES } from '../article-categories.ts';
import { altFlaw } from './alt-flaw.ts';
import { type ArticleForm, fieldId, withLanguage } from './article-form.ts';
import type { ContentEditing } from './content-editing.ts';
import { SectionFields } from './section-fields.tsx';

interface ArticleFieldsProps {
  form: ArticleForm;
  onChange: (changed: Partial<ArticleForm>) => void;
  editing: ContentEditing;
  /** The article that is edited, as it is stored; undefined for a new one. */
  stored: AdminArticle | undefined;
  /** Every article, to choose the counterpart from. */
  articles: readonly AdminArticleSummary[];
  /** The field of the picture. */
  picture: ReactNode;
}

/** The fields of the article form (docs/product/article-administration.md, Form), in its order. */
export function ArticleFields(props: ArticleFieldsProps) {
  const { form, onChange, editing, stored, articles, picture } = props;
  const t = useTranslations('articlesAdmin.editor');
  const tLanguages = useTranslations('articlesAdmin.languages');
  /** Attributes of a field that is one text. */
  const text = (name: TextName) => ({
    id: fieldId(name),
    label: t(name),
    value: form[name],
    maxLength: ARTICLE_FIELDS[name].limit,
    error: editing.errorAt(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  const { maxLength: _, ...category } = text('category');
  return (
    <div className="space-y-6">
      <TextField {...text('title')} required autoComplete="off" />
      <TextArea {...text('excerpt')} rows={3} required />
      <SectionFields
        sections={form.sections}
        onChange={(sections) => onChange({ sections })}
        editing={editing}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField {...category} options={categoryChoices(form.category)} />
        <SelectField
          id={fieldId('language')}
          label={t('language')}
          value={form.language}
          error={editing.errorAt('language')}
          options={[
            { value: 'es', label: tLanguages('es') },
            { value: 'en', label: tLanguages('en') },
          ]}
          onChange={({ currentTarget: { value } }) => {
            if (isLocale(value)) onChange(withLanguage(value, form, stored));
          }}
        />
        <TextField {...text('readTime')} placeholder={t('readTimePlaceholder')} autoComplete="off" />
        <SelectField
          id={fieldId('counterpartId')}
          label={t('counterpart')}
          hint={t('counterpartHint')}
          emptyLabel={t('noCounterpart')}
          value={form.counterpartId ?? ''}
          error={editing.errorAt('counterpartId')}
          options={articles
            .filter(({ id, language }) => language !== form.language && id !== stored?.id)
            .map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ counterpartId: value === '' ? null : value })
          }
        />
      </div>
      {picture}
      <TextField
        {...text('alt')}
        hint={t(altFlaw(form, t('altWithoutTitle')) ?? 'altHint')}
        autoComplete="off"
      />
      <Switch
        id={fieldId('isActive')}
        label={t('publish')}
        hint={t('publishHint')}
        checked={form.isActive}
        onChange={({ currentTarget }) => onChange({ isActive: currentTarget.checked })}
      />
    </div>
  );
}

/** The six categories, and the one that an article has besides. */
function categoryChoices(current: string): { value: string; label: string }[] {
  return [...new Set<string>([...ARTICLE_CATEGORIES, current])].map((name) => ({ value: name, label: name }));
}
