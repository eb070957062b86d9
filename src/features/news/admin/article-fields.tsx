import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { isLocale } from '#i18n/locale.ts';
import { SelectField, TextArea, TextField } from '#ui/fields.tsx';
import { Switch } from '#ui/switch.tsx';
import { type AdminArticle, type AdminArticleSummary, ARTICLE_FIELDS, type TextName } from '../article.ts';
import { BUNDLED_PICTURES, type BundledPicture } from '../article-image.ts';
import { ArticlePicture } from '../article-picture.tsx';
import {
  ARTICLE_CATEGORIES,
  type ArticleForm,
  altFlaw,
  counterpartChoices,
  fieldId,
  withLanguage,
} from './article-form.ts';
import type { ContentEditing } from './content-parts.tsx';
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
  picture: ReactElement;
}

/** The fields of the article form (docs/product/article-administration.md, Form), in its order. */
export function ArticleFields(props: ArticleFieldsProps) {
  const { form, onChange, editing, stored, articles, picture } = props;
  const t = useTranslations('articles.editor');
  const tLanguages = useTranslations('articles.languages');
  /** Attributes of a field that is one text. */
  const text = (name: TextName) => ({
    id: fieldId(name),
    label: t(name),
    value: form[name],
    error: editing.errorAt(name, { text: form[name], limit: ARTICLE_FIELDS[name].limit }),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
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
        <SelectField {...text('category')} options={categoryChoices(form.category)} />
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
          options={counterpartChoices(articles, form, stored?.id).map(({ id, title }) => ({
            value: id,
            label: title,
          }))}
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

/** What the field that uploads a picture is given; the panel's page brings it along. */
export type PictureSlot = {
  /** Path of the picture; empty for none. */
  image: string;
  onImage: (image: string) => void;
  /** Called when an upload begins and ends. */
  onUploading: (isUploading: boolean) => void;
  isDisabled: boolean;
  /** What is wrong with the picture, in words. */
  error: string | undefined;
};

interface ArticlePictureFieldProps extends PictureSlot {
  renderUpload: (slot: PictureSlot) => ReactElement;
}

/** 'Imagen del Artículo': an upload, or one of the pictures that come with the site. */
export function ArticlePictureField({ renderUpload, ...slot }: ArticlePictureFieldProps) {
  const t = useTranslations('articles.editor');
  return (
    <div id={fieldId('image')} tabIndex={-1} className="space-y-4">
      {renderUpload(slot)}
      <fieldset className="min-w-0">
        <legend className="mb-2 text-ink-soft text-sm">{t('bundled')}</legend>
        <ul className="grid grid-cols-3 gap-3 sm:max-w-md">
          {BUNDLED_PICTURES.map((name) => (
            <li key={name}>
              <BundledChoice name={name} isChosen={name === slot.image} onChoose={() => slot.onImage(name)} />
            </li>
          ))}
        </ul>
      </fieldset>
    </div>
  );
}

interface BundledChoiceProps {
  name: BundledPicture;
  isChosen: boolean;
  onChoose: () => void;
}

function BundledChoice({ name, isChosen, onChoose }: BundledChoiceProps) {
  const t = useTranslations('articles.editor.bundledPictures');
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="w-full overflow-hidden rounded-control border-2 border-line text-left hover:border-sea-600 aria-pressed:border-sea-600 aria-pressed:bg-sea-100"
    >
      <span aria-hidden="true" className="block">
        <ArticlePicture article={{ image: name, alt: null, title: '' }} />
      </span>
      <span className="block px-2 py-1.5 font-bold text-sm">{t(name)}</span>
    </button>
  );
}
