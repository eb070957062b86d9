import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldError, TextField } from '#ui/fields.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { TYPED_LIMITS } from '../directory-filters.ts';
import { useSuggestions } from '../suggestions/use-suggestions.tsx';

interface NeedFieldProps extends Omit<ComponentProps<typeof TextField>, 'hint' | 'maxLength' | 'value'> {
  fetchApi: FetchApi;
  value: string;
  /** Searches for a suggestion in place of what is typed. */
  onChoose: (text: string) => void;
  /** With results a phone has no room for label and hint: they are only read out. */
  isShortOnPhones: boolean;
}

/** A need in one's own words, with a button of its own: on a phone the form's stands below the filters. */
export function NeedField({ fetchApi, onChoose, isShortOnPhones, className, ...field }: NeedFieldProps) {
  const t = useTranslations('directory.need');
  const suggestions = useSuggestions({ fetchApi, value: field.value, onChoose });
  return (
    <div className={className}>
      <div className="relative">
        <TextField
          {...field}
          {...suggestions.inputProps}
          type="search"
          hint={t('hint')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={TYPED_LIMITS.query}
          isErrorApart
          className={classNames(
            '[&_input]:pr-15 sm:[&_:is(label,p)]:inline sm:[&_input]:mt-2 sm:[&_p]:ml-3',
            isShortOnPhones && 'max-sm:[&_:is(label,p)]:sr-only',
          )}
        />
        {/*
         * The form's first, which Enter presses: never disabled, so that the newest search wins. As wide before its icon as
         * with it: a page that arrives in parts may be painted between the two, and it stands at the right.
         */}
        <button type="submit" className={buttonClass('primary', 'xs', 'absolute right-1 bottom-1 w-13')}>
          <Icon name="search" className="size-5" />
          <VisuallyHidden>{t('search')}</VisuallyHidden>
        </button>
        <div>{suggestions.list}</div>
      </div>
      {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
    </div>
  );
}
