import directoryEnglish from '#features/directory/messages/en.ts';
import directorySpanish from '#features/directory/messages/es.ts';
import {
  languageInSentence,
  languagesInSentence,
  specialtiesInLanguage,
} from '#features/directory/names-in-language.ts';
import type { Place } from '#features/directory/need/find-place.server.ts';
import { plainWords } from '#features/directory/need/read-words.server.ts';
import type { ProviderSearchResult, ProviderSummary } from '#features/directory/search/search-providers.ts';
import type { Specialty } from '#features/directory/specialties.ts';
import type { Locale } from '#i18n/locale.ts';
import { answerTranslator } from '../../engine/answer-text.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';
import { asksOfNamed, type ProviderSlots } from './provider-slots.server.ts';

/** Places listed under their own name, where a language is spoken rather than speaking it. */
const FACILITIES: ReadonlySet<Specialty['en']> = new Set(['Pharmacy', 'Diagnostics', 'Preventive Panels']);

/** "14 cardiologists in Broward county who speak Spanish". */
export function subjectOf(
  slots: ProviderSlots,
  { total, isExpanded, providers }: Pick<ProviderSearchResult, 'total' | 'isExpanded' | 'providers'>,
  locale: Locale,
): string {
  const t = words(locale);
  const { specialty, doctor, language } = slots;
  const spoken = language && { count: total, language: languageInSentence(language, locale) };
  const accepting = language ? 'alsoAccepting' : 'accepting';
  return [
    specialty ? t(`specialties.${specialty}`, { count: total }) : t('anybody', { count: total }),
    doctor && t('named', { name: doctor }),
    whereOf(slots, { isExpanded, providers }, locale),
    spoken && (specialty && FACILITIES.has(specialty) ? t('spokenAt', spoken) : t('speaking', spoken)),
    slots.acceptingNewPatients && t(accepting, { count: total }),
  ]
    .filter((part) => part)
    .join(' ');
}

/** One line per provider: name, specialty, center, address, phone, and the languages and new patients when asked for. */
export function rowsOf(providers: readonly ProviderSummary[], slots: ProviderSlots, locale: Locale): string {
  return providers.map((provider) => `- ${rowOf(provider, slots, locale)}`).join('\n');
}

/** What is said when the search looked further than the ZIP code; '' when it did not. */
export function expandedNote(
  { place }: ProviderSlots,
  { expandedFrom, providers }: ProviderSearchResult,
  locale: Locale,
): string {
  if (expandedFrom !== 'zipCode') return '';
  const own = providers.filter(({ zipCode }) => zipCode === place?.zipCode).length;
  return words(locale)('expanded', { own, county: providers.at(-1)?.county ?? '' });
}

/** "in Hialeah", "in Broward county". */
export function placeInSentence(place: Place, locale: Locale): string {
  return whereOf({ place }, { isExpanded: false, providers: [] }, locale);
}

function whereOf(
  { place }: Pick<ProviderSlots, 'place'>,
  { isExpanded, providers }: Pick<ProviderSearchResult, 'isExpanded' | 'providers'>,
  locale: Locale,
): string {
  const t = words(locale);
  const { zipCode, county } = place ?? {};
  if (zipCode !== undefined) return t(isExpanded ? 'where.aroundZipCode' : 'where.zipCode', { zipCode });
  const city = cityFound(place?.city, providers);
  if (city !== undefined && county !== undefined) return t('where.cityOfCounty', { city, county });
  if (city !== undefined) return t('where.city', { city });
  return county === undefined ? t('where.anywhere') : t('where.county', { county });
}

/** The city as the directory writes it, when all that was found is in one. */
function cityFound(asked: string | undefined, providers: readonly ProviderSummary[]): string | undefined {
  const found = new Set(providers.map(({ city }) => plainWords(city).join(' ')));
  return asked !== undefined && found.size === 1 ? (providers[0]?.city ?? asked) : asked;
}

function rowOf(provider: ProviderSummary, slots: ProviderSlots, locale: Locale): string {
  const t = words(locale);
  const { doctor, center, address, suite, city, zipCode, phone, languages } = provider;
  const row = t('row', {
    doctor,
    specialty: specialtiesInLanguage(provider.specialties, locale),
    address: [center === doctor ? undefined : center, address, suite, `${city} ${zipCode}`]
      .filter((part) => part !== undefined && part !== null)
      .join(', '),
    phone: phone ?? directoryTranslator(locale)('card.phoneUnknown'),
  });
  const spoken = slots.language && languages && languagesInSentence(languages, locale);
  return [
    row,
    spoken && t('languages', { languages: spoken }),
    asksOfNamed(slots) && newPatientsOf(provider, locale),
  ]
    .filter((part) => part)
    .join('. ');
}

function newPatientsOf({ acceptingNewPatients }: ProviderSummary, locale: Locale): string {
  if (acceptingNewPatients === null) return newPatientsUnknown(locale);
  return directoryTranslator(locale)(acceptingNewPatients ? 'card.accepting' : 'card.notAccepting');
}

/** "Call first", as cards of the directory have it. */
export function newPatientsUnknown(locale: Locale): string {
  return directoryTranslator(locale)('card.unknown.accepting');
}

export const words = answerTranslator(english, spanish);

/** What the directory's own page says. */
const directoryTranslator = answerTranslator(directoryEnglish, directorySpanish);
