import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { forgetInTab, readFromTab, storeInTab } from '#client/tab-storage.ts';
import { Icon } from '#ui/icon.tsx';
import { announce } from '#ui/screen-reader.tsx';
import { type DirectoryFilters, filtersTyped, keepFilled } from '../directory-filters.ts';
import { findOwnZipCode, isPlaceForbiddenHere } from '../places/own-zip-code.ts';

/** What was typed when the place was asked for on a page that may not know it, while the page is loaded again. */
const ASKED_KEY = 'directory-place';

export interface UseMyPlaceProps {
  fetchApi: FetchApi;
  form: RefObject<HTMLFormElement | null>;
  /** Puts back into the fields what was typed before the page was loaded again. */
  onTyped: (filters: DirectoryFilters) => void;
  /** Takes the ZIP code that the device is in, with everything else that is in the fields. */
  onPlace: (filters: DirectoryFilters) => void;
  /** Takes why there is none, or '' when that is no longer so. */
  onProblem: (text: string) => void;
  className: string;
}

/** A search around the device's place, of one touch: it is asked for when that is pressed. */
export function UseMyPlace({ fetchApi, form, onTyped, onPlace, onProblem, className }: UseMyPlaceProps) {
  const t = useTranslations('directory.place');
  const [isFinding, setFinding] = useState(false);

  const find = async (before: string | undefined) => {
    const found = await findOwnZipCode(fetchApi);
    setFinding(false);
    if ('problem' in found) {
      const problem = t(`problems.${found.problem}`);
      onProblem(problem);
      announce(problem);
      return;
    }
    const typed = filtersTyped(form.current);
    // Whoever has typed one meanwhile wants that.
    if (typed.zipCode === before) onPlace(keepFilled({ ...typed, city: '', county: '', ...found }));
  };
  const press = () => {
    const typed = filtersTyped(form.current);
    onProblem('');
    setFinding(true);
    if (!isPlaceForbiddenHere()) return void find(typed.zipCode);
    storeInTab(ASKED_KEY, typed);
    window.location.reload();
  };
  const goOn = useEffectEvent((typed: DirectoryFilters) => {
    onTyped(typed);
    setFinding(true);
    void find(typed.zipCode);
  });
  useEffect(() => {
    const asked = readFromTab(ASKED_KEY);
    if (typeof asked !== 'object') return;
    forgetInTab(ASKED_KEY);
    goOn(keepFilled({ ...asked }));
  }, []);

  return (
    <button
      type="button"
      aria-busy={isFinding || undefined}
      aria-disabled={isFinding || undefined}
      onClick={isFinding ? undefined : press}
      className={`${className} aria-busy:cursor-progress noscript:hidden`}
    >
      <Icon name="map-pin" className="size-4.5" />
      <span>{isFinding ? t('finding') : t('use')}</span>
    </button>
  );
}
