import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatDate, telHref } from '#i18n/format.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { agesInWords } from '../ages-in-words.ts';
import { languageInLanguage, ownLanguageFirst, specialtiesInLanguage } from '../names-in-language.ts';
import { usePlansInWords } from '../plans-in-words.ts';
import { PANEL_GROUPS, type PanelGroup } from '../provider-plans.ts';
import type { ProviderDetails } from './provider-details.ts';

/**
 * Every field of a provider with its label. What is unknown is something to ask about, never "no"; what only some have
 * (a suite, a fax) stands where it is known. That a provider is not certified is not said: the list may only lack it.
 */
export function ProviderFacts({ provider }: { provider: ProviderDetails }) {
  const t = useTranslations('provider');
  const locale = usePageLocale();
  const { address, suite, city, county, zipCode, phone, fax, certified, panels, listDate } = provider;
  const { acceptingNewPatients: accepting } = provider;
  const plansInWords = usePlansInWords();
  const ages = agesInWords(provider.ages, (key, values) => t(`ages.${key}`, values));
  const languages = ownLanguageFirst(provider.languages ?? [], locale)
    .map((name) => languageInLanguage(name, locale))
    .join(', ');
  const call = phone && (
    <a href={telHref(phone)} className="figures text-link">
      {phone}
    </a>
  );
  return (
    <dl className="mt-3 divide-y divide-line border-line border-t-2">
      <Fact label={t('fields.specialties')}>{specialtiesInLanguage(provider.specialties, locale)}</Fact>
      <Fact label={t('fields.center')}>{provider.center}</Fact>
      <Fact label={t('fields.address')}>{address}</Fact>
      {suite && <Fact label={t('fields.suite')}>{suite}</Fact>}
      <Fact label={t('fields.city')}>{city}</Fact>
      <Fact label={t('fields.county')}>{county}</Fact>
      <Fact label={t('fields.zipCode')}>{zipCode}</Fact>
      <Fact label={t('fields.phone')}>{call || t('phoneUnknown')}</Fact>
      {fax && <Fact label={t('fields.fax')}>{fax}</Fact>}
      <Fact label={t('fields.languages')}>{languages || t('unknown')}</Fact>
      <Fact label={t('fields.acceptingNewPatients')}>
        {accepting === null ? t('unknown') : t(`answers.acceptingNewPatients.${accepting ? 'yes' : 'no'}`)}
      </Fact>
      <Fact label={t('fields.plans')}>{plansInWords(provider.plans) || t('unknown')}</Fact>
      {panels && (
        <Fact label={t('fields.panels')}>
          <ul>
            {PANEL_GROUPS.map((group) => (
              <PanelsOfGroup key={group.id} group={group} panels={panels} />
            ))}
          </ul>
        </Fact>
      )}
      <Fact label={t('fields.ages')}>{ages ?? t('unknown')}</Fact>
      {certified !== false && (
        <Fact label={t('fields.certified')}>{certified ? t('answers.certified.yes') : t('unknown')}</Fact>
      )}
      {listDate && <Fact label={t('fields.listDate')}>{formatDate(listDate, locale)}</Fact>}
    </dl>
  );
}

/** "Panels B, C: Heart, blood and prostate", of those that are done. */
function PanelsOfGroup({ group: { id, panels }, panels: done }: { group: PanelGroup; panels: string[] }) {
  const t = useTranslations('provider');
  const letters = panels.filter((panel) => done.includes(panel));
  if (letters.length === 0) return null;
  return (
    <li>
      {`${t('panels', { count: letters.length, letters: letters.join(', ') })}: ${t(`panelGroups.${id}`)}`}
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
