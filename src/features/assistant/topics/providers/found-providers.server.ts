import {
  type DirectoryFilters,
  FILTER_NAMES,
  type FilterName,
} from '#features/directory/directory-filters.ts';
import directoryEnglish from '#features/directory/messages/en.ts';
import directorySpanish from '#features/directory/messages/es.ts';
import {
  languageInLanguage,
  languagesInSentence,
  specialtiesInLanguage,
  specialtyInLanguage,
} from '#features/directory/names-in-language.ts';
import {
  type ProviderSummary,
  type SearchProvidersRequest,
  searchProvidersRequest,
} from '#features/directory/search/search-providers.ts';
import type { Locale } from '#i18n/locale.ts';
import { answerTranslator } from '../../engine/answer-text.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';

/* The directory's search in words: its filters, and the rows it found. */

export const words = answerTranslator(english, spanish);

/** What the directory's own page says. */
const directoryWords = answerTranslator(directoryEnglish, directorySpanish);

/** The directory's page with the filters set: "/providers?specialty=Cardiology&county=Broward". */
export function directoryAddress(filters: DirectoryFilters): string {
  const parameters = new URLSearchParams(filters);
  return parameters.size > 0 ? `/providers?${parameters}` : '/providers';
}

/** The request that the directory's page makes for the same filters. */
export function searchRequest(filters: DirectoryFilters, limit: number): SearchProvidersRequest {
  const acceptingNewPatients = filters.acceptingNewPatients && true;
  return searchProvidersRequest.parse({ ...filters, acceptingNewPatients, limit });
}

/** "Cardiology, Broward County, Spanish". */
export function filtersInWords(filters: DirectoryFilters, locale: Locale): string {
  return FILTER_NAMES.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [filterInWords(name, value, locale)];
  }).join(', ');
}

function filterInWords(name: FilterName, value: string, locale: Locale): string {
  const t = words(locale);
  switch (name) {
    case 'specialty':
      return specialtyInLanguage(value, locale);
    case 'languages':
      return languageInLanguage(value, locale);
    case 'doctor':
      return t('filters.doctor', { name: value });
    case 'zipCode':
      return t('filters.zipCode', { zipCode: value });
    case 'county':
      return t('filters.county', { county: value });
    case 'acceptingNewPatients':
      return t('filters.newPatients');
    default:
      return value;
  }
}

/**
 * One line per provider: name, specialties, center, address and phone.
 *
 * @param asked what is said of each besides: languages, new patients
 */
export function rowsOf(
  providers: readonly ProviderSummary[],
  locale: Locale,
  asked: { languages?: boolean; newPatients?: boolean } = {},
): string {
  return providers
    .map((provider) => {
      const spoken = asked.languages && provider.languages;
      const parts = [
        rowOf(provider, locale),
        spoken && words(locale)('languages', { languages: languagesInSentence(spoken, locale) }),
        asked.newPatients && newPatientsOf(provider, locale),
      ];
      return `- ${parts.filter((part) => part).join('. ')}`;
    })
    .join('\n');
}

function rowOf({ doctor, specialties, center, phone, ...place }: ProviderSummary, locale: Locale): string {
  const address = [
    center === doctor ? null : center,
    place.address,
    place.suite,
    `${place.city} ${place.zipCode}`,
  ];
  return words(locale)('row', {
    doctor,
    specialty: specialtiesInLanguage(specialties, locale),
    address: address.filter((part) => part !== null).join(', '),
    phone: phone ?? directoryWords(locale)('card.phoneUnknown'),
  });
}

/** What is known of new patients, as cards of the directory have it. */
export function newPatientsOf(
  { acceptingNewPatients }: Pick<ProviderSummary, 'acceptingNewPatients'>,
  locale: Locale,
): string {
  const t = directoryWords(locale);
  if (acceptingNewPatients === null) return t('card.unknown.accepting');
  return t(acceptingNewPatients ? 'card.accepting' : 'card.notAccepting');
}
