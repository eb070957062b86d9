import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields.tsx';
import { Icon } from '#ui/icon.tsx';
import { PICTURE_TYPES, readPicturePath } from './picture.ts';
import { type PictureUploadEvents, usePictureUpload } from './use-picture-upload.ts';

interface PictureFieldProps extends PictureUploadEvents {
  /** The article's picture: a path, the name of a bundled picture, or nothing. */
  image: string;
  isDisabled?: boolean;
  /** What is wrong with the picture, said by whoever saved the article. */
  error?: string | undefined;
}

/** The field 'Imagen del Artículo': uploads a picture, shows which is there, takes it away. */
export function PictureField({ image, isDisabled = false, error, ...events }: PictureFieldProps) {
  const t = useTranslations('pictures');
  const id = useId();
  const select = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const picture = usePictureUpload(events);
  const [chosen, setChosen] = useState<File>();
  const problem = picture.problem ?? error;

  // Until a chosen file is uploaded or put back, the article is not whole: its owner waits from here on.
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) {
      setChosen(file);
      events.onUploadStart?.();
    }
    // The same file, corrected, may be chosen again.
    target.value = '';
  };
  const start = () => {
    if (!chosen) return;
    setChosen(undefined);
    // The button that was pressed goes away.
    select.current?.focus();
    void picture.upload(chosen);
  };
  const putBack = () => {
    setChosen(undefined);
    events.onUploadEnd?.();
    select.current?.focus();
  };
  const remove = () => {
    picture.remove();
    select.current?.focus();
  };
  const cancel = () => {
    picture.cancel();
    select.current?.focus();
  };
  const configureAgain = () => {
    select.current?.focus();
    void picture.configureAgain();
  };

  return (
    <fieldset className="min-w-0" disabled={isDisabled}>
      <legend className="mb-1.5 font-bold text-sm">{t('label')}</legend>
      <p id={`${id}-hint`} className="mb-2 text-ink-soft text-sm">
        {t('hint')}
      </p>
      {image !== '' && <LoadedPicture image={image} onRemove={remove} isBusy={picture.isUploading} />}
      {chosen && <ChosenFile name={chosen.name} onStart={start} onPutBack={putBack} />}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={select}
          variant="secondary"
          size="sm"
          busyLabel={picture.isUploading ? t('uploading') : undefined}
          onClick={() => input.current?.click()}
          aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
        >
          {t('select')}
        </Button>
        {picture.isUploading && (
          <Button variant="quiet" size="sm" onClick={cancel}>
            {t('cancel')}
          </Button>
        )}
        {picture.canConfigureAgain && !picture.isUploading && (
          <Button variant="quiet" size="sm" onClick={configureAgain}>
            {t('configureAgain')}
          </Button>
        )}
      </div>
      <input ref={input} type="file" accept={PICTURE_TYPES.join()} hidden onChange={choose} />
      <div aria-live="assertive">{problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}</div>
      <div role="status">
        {picture.waiting ? (
          <p className="mt-2 text-ink-soft text-sm">{picture.waiting}</p>
        ) : (
          <p className="sr-only">{picture.said}</p>
        )}
      </div>
    </fieldset>
  );
}

interface ChosenFileProps {
  name: string;
  onStart: () => void;
  onPutBack: () => void;
}

/** A file that waits to be uploaded: nothing starts by itself. Takes the focus. */
function ChosenFile({ name, onStart, onPutBack }: ChosenFileProps) {
  const t = useTranslations('pictures');
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every file that is chosen
  useEffect(() => button.current?.focus(), [name]);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <p className="min-w-0 break-all text-sm">{t('chosen', { name })}</p>
      <Button ref={button} size="sm" onClick={onStart}>
        {t('start')}
      </Button>
      <Button variant="quiet" size="sm" onClick={onPutBack}>
        {t('putBack')}
      </Button>
    </div>
  );
}

interface LoadedPictureProps {
  image: string;
  onRemove: () => void;
  isBusy: boolean;
}

/** 'Imagen cargada' with the path, and a small view of a picture that was uploaded. */
function LoadedPicture({ image, onRemove, isBusy }: LoadedPictureProps) {
  const t = useTranslations('pictures');
  return (
    <div className="mb-3 flex flex-wrap items-center gap-4">
      {readPicturePath(image) !== undefined && (
        <img
          src={`${image}?w=480`}
          alt=""
          width={160}
          height={100}
          className="aspect-8/5 w-40 rounded-control bg-sea-100 object-contain"
        />
      )}
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2 font-bold text-leaf-700 text-sm">
          <Icon name="check" />
          <span>{t('loaded')}</span>
        </p>
        <p className="break-all text-ink-soft text-sm">{image}</p>
      </div>
      <Button variant="quiet" size="sm" disabled={isBusy} onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
}
