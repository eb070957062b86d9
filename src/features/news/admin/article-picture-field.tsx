import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BUNDLED_PICTURES, type BundledPicture } from '../article-image.ts';
import { ArticlePicture } from '../article-picture.tsx';
import { fieldId } from './article-form.ts';

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
  renderUpload: (slot: PictureSlot) => ReactNode;
}

/** 'Imagen del Artículo': an upload, or one of the pictures that come with the site. */
export function ArticlePictureField({ renderUpload, ...slot }: ArticlePictureFieldProps) {
  const t = useTranslations('articlesAdmin.editor');
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
  const t = useTranslations('articlesAdmin.editor.bundledPictures');
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
