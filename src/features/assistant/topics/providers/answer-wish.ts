import type { FilterName } from '#features/directory/directory-filters.ts';
import { specialtyInLanguage } from '#features/directory/names-in-language.ts';
import type { ProviderSearchResult } from '#features/directory/search-providers.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ReplyLink } from '../../chat.ts';
import type { Answer } from '../../engine/answer.ts';
import { officeHours } from '../../engine/office-hours.ts';
import type { Sources } from '../../engine/topic.ts';
import {
  type DoctorWish,
  directoryAddress,
  filtersOf,
  searchRequest,
  withoutFilters,
} from './doctor-wish.ts';
import { countyOfCity } from './known-places.ts';
import { words } from './provider-answer-words.ts';
import { expandedNote, placeInSentence, rowsOf, subjectOf } from './say-found.ts';

/** Rows in one answer. */
export const ROWS_SHOWN = 3;
/** A ZIP code with fewer matches of its own is widened; as many rows tell how many its own were. */
const ROWS_READ = 5;
/** As far as one search reaches. */
const MOST_ROWS = 100;

/**
 * Answers a search for a doctor from the directory, or asks for what is missing. The names, addresses, phones and
 * counts are those of the directory's own search; the link shows the same results.
 */
export async function answerWish(wish: DoctorWish, locale: Locale, sources: Sources): Promise<Answer> {
  const t = words(locale);
  if (wish.isBooking) return declineBooking(wish, locale, sources);
  if (wish.missing && !wish.specialty) return declineSpecialty(wish, locale, sources);
  if (wish.lacksName) return ask(t('ask.name'), [directoryLink(locale)]);
  if (wish.lacksPlace) {
    const text = wish.lacksPlace === 'elsewhere' ? t('ask.inFlorida') : t('ask.where');
    return ask(sentences(concluded(wish, locale), text), [filteredLink(wish, locale)]);
  }
  if (Object.keys(filtersOf(wish)).length === 0) return ask(t('ask.whom'), [directoryLink(locale)]);

  const limit = Math.min(MOST_ROWS, Math.max(ROWS_READ, wish.shown + ROWS_SHOWN));
  const result = await sources.searchProviders(searchRequest(filtersOf(wish), limit));
  if (result.total > 0) return answerFound(wish, result, locale, sources);
  if (wish.place?.isGuess)
    return ask(t('ask.unknownPlace'), [filteredLink(withoutFilters(wish, PLACES), locale)]);
  return answerNone(wish, locale, sources);
}

function answerFound(
  wish: DoctorWish,
  result: ProviderSearchResult,
  locale: Locale,
  { site }: Sources,
): Answer {
  const t = words(locale);
  const rows = result.providers.slice(wish.shown, wish.shown + ROWS_SHOWN);
  const subject = subjectOf(wish, result, locale);
  const saysNoPlace = wish.place === undefined && wish.doctor === undefined;
  return {
    kind: 'answer',
    text: paragraphs(
      sentences(
        wish.missing && t('missing', { people: wish.missing[locale] }),
        concluded(wish, locale),
        rows.length > 0 ? t('found', { subject }) : t('noMore', { subject }),
        expandedNote(wish, result, locale),
      ),
      rowsOf(rows, wish, locale),
      sentences(
        ...wish.asides.map((aside) => t(`asides.${aside}`, { appointments: site.phones.appointments })),
        saysNoPlace && t('ask.place'),
        rows.some(({ isDemo }) => isDemo) && t('demo'),
      ),
    ),
    links: [
      { href: directoryAddress(filtersOf(wish)), label: t('links.all', { count: result.total }) },
      ...alsoLinks(wish, locale),
    ],
  };
}

/** Nothing found: says so, and what there is with one filter less. */
async function answerNone(wish: DoctorWish, locale: Locale, sources: Sources): Promise<Answer> {
  const t = words(locale);
  const { site } = sources;
  const widened = await widen(wish, sources);
  const none = { total: 0, isExpanded: false, providers: [] };
  return {
    kind: 'answer',
    text: sentences(
      wish.missing && t('missing', { people: wish.missing[locale] }),
      concluded(wish, locale),
      t('none', { subject: subjectOf(wish, none, locale) }),
      widened &&
        t('widened', {
          count: widened.result.total,
          subject: subjectOf(widened.wish, widened.result, locale),
        }),
      t('orCall', { customerService: site.phones.customerService, hours: officeHours(site, locale) }),
    ),
    links: widened
      ? [
          {
            href: directoryAddress(filtersOf(widened.wish)),
            label: t('links.all', { count: widened.result.total }),
          },
          ...alsoLinks(widened.wish, locale),
        ]
      : [filteredLink(wish, locale)],
  };
}

const PLACES: readonly FilterName[] = ['zipCode', 'city', 'county'];

/** The nearest search that finds somebody: the city's county, any language, any place, without the name. */
async function widen(wish: DoctorWish, { searchProviders }: Sources) {
  for (const wider of widerWishes(wish)) {
    const filters = filtersOf(wider);
    if (Object.keys(filters).length === 0) continue;
    const result = await searchProviders(searchRequest(filters, 1));
    if (result.total > 0) return { wish: wider, result };
  }
  return undefined;
}

function widerWishes(wish: DoctorWish): DoctorWish[] {
  const { place, language, doctor, specialty } = wish;
  const county = place?.city === undefined ? undefined : (place.county ?? countyOfCity(place.city));
  return [
    ...(county ? [{ ...wish, place: { county } }] : []),
    ...(language ? [withoutFilters(wish, ['languages'])] : []),
    ...(doctor && specialty ? [withoutFilters(wish, ['specialty'])] : []),
    ...(place ? [withoutFilters(wish, PLACES)] : []),
    ...(doctor
      ? [withoutFilters(wish, ['specialty', 'languages', ...PLACES]), withoutFilters(wish, ['doctor'])]
      : []),
  ];
}

function declineSpecialty({ missing }: DoctorWish, locale: Locale, { site }: Sources): Answer {
  const t = words(locale);
  return {
    kind: 'declined',
    text: sentences(
      missing && t('missing', { people: missing[locale] }),
      t('missingCall', { customerService: site.phones.customerService, hours: officeHours(site, locale) }),
    ),
    links: [directoryLink(locale)],
  };
}

/** Appointments are made by telephone; the directory's page shows whom with. */
function declineBooking(wish: DoctorWish, locale: Locale, { site }: Sources): Answer {
  const hasFilters = Object.keys(filtersOf(wish)).length > 0;
  const t = words(locale);
  return {
    kind: 'declined',
    text: sentences(
      t('booking', { appointments: site.phones.appointments, hours: officeHours(site, locale) }),
      wish.missing && t('missing', { people: wish.missing[locale] }),
      hasFilters && t('bookingWhom'),
    ),
    links: [filteredLink(wish, locale)],
  };
}

function concluded({ isConcluded, specialty, isTrouble }: DoctorWish, locale: Locale): string | undefined {
  const t = words(locale);
  if (!isConcluded || !specialty) return undefined;
  return sentences(
    t('concluded', { specialty: specialtyInLanguage(specialty, locale) }),
    isTrouble && t('noDiagnosis'),
  );
}

function ask(text: string, links: ReplyLink[]): Answer {
  return { kind: 'question', text, links };
}

function directoryLink(locale: Locale): ReplyLink {
  return { href: '/providers', label: words(locale)('links.directory') };
}

function filteredLink(wish: DoctorWish, locale: Locale): ReplyLink {
  const href = directoryAddress(filtersOf(wish));
  return href === '/providers' ? directoryLink(locale) : { href, label: words(locale)('links.withFilters') };
}

/** The same search with the second specialty, and at the second place. */
function alsoLinks({ alsoSpecialty, alsoPlace, ...wish }: DoctorWish, locale: Locale): ReplyLink[] {
  const t = words(locale);
  const linkTo = (other: DoctorWish, label: string) => ({ href: directoryAddress(filtersOf(other)), label });
  return [
    ...(alsoSpecialty
      ? [
          linkTo(
            { ...wish, specialty: alsoSpecialty },
            t('links.alsoSpecialty', { specialty: specialtyInLanguage(alsoSpecialty, locale) }),
          ),
        ]
      : []),
    ...(alsoPlace
      ? [
          linkTo(
            { ...wish, place: alsoPlace },
            t('links.alsoPlace', { where: placeInSentence(alsoPlace, locale) }),
          ),
        ]
      : []),
  ];
}

function sentences(...parts: (string | false | undefined)[]): string {
  return parts.filter((part) => part).join(' ');
}

function paragraphs(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
