import { useTranslations } from 'use-intl';
import { emergencyHref } from '#site/emergency-calls.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import { Notice } from '#ui/notice.tsx';
import { findZipCode, isFloridaZipCode } from '../places/zip-code.ts';
import type { Understood } from '../search/search-providers.ts';
import { SHORT_NOTICE_CLASS } from './filter-chips.tsx';

/** Whom to call, where the words of a need report danger: above everything that was found. */
export function DangerNotice() {
  const t = useTranslations('directory.need');
  const call = (name: keyof typeof EMERGENCY_NUMBERS) => {
    const number = EMERGENCY_NUMBERS[name];
    return (
      <a href={emergencyHref(number)} className="whitespace-nowrap font-bold text-link">
        {number}
      </a>
    );
  };
  return (
    <div className="mb-5">
      <Notice tone="problem" role="alert" title={t.rich('danger', { emergency: () => call('emergency') })}>
        <p>
          {t.rich('otherDanger', {
            crisis: () => call('suicideAndCrisis'),
            poison: () => call('poisonControl'),
          })}
        </p>
      </Notice>
    </div>
  );
}

interface NotUnderstoodProps {
  understood: Understood;
  /** Whether anything else was searched for. */
  hasFilters: boolean;
}

/** What the directory does not say, or nobody is called, and a ZIP code of another state: it is no part of the search. */
export function NotUnderstood({ understood: { notUnderstood, emergency }, hasFilters }: NotUnderstoodProps) {
  const t = useTranslations('directory.need');
  // Of danger alone enough is said.
  if (notUnderstood.length === 0 || (emergency && !hasFilters)) return null;
  const zipCode = notUnderstood.map(findZipCode).find((found) => found && !isFloridaZipCode(found));
  const others = notUnderstood.map((typed) => typed.replace(zipCode ?? '', '').trim()).filter(Boolean);
  const words = others.map((typed) => t('quoted', { typed })).join(', ');
  return (
    <div className={`mt-3 flex flex-col gap-3 sm:mt-5 ${SHORT_NOTICE_CLASS}`}>
      {zipCode && (
        <Notice title={t('notInFloridaTitle', { zipCode })}>
          <p>{t(hasFilters ? 'notInFlorida' : 'onlyNotInFlorida')}</p>
        </Notice>
      )}
      {others.length > 0 && (
        <Notice title={t('notUnderstoodTitle', { words })}>
          <p>{t(hasFilters ? 'notUnderstood' : 'nothingUnderstood')}</p>
        </Notice>
      )}
    </div>
  );
}
