import type { FilterName } from '#features/directory/directory-filters.ts';
import { specialtyInLanguage } from '#features/directory/names-in-language.ts';
import type { Aside } from '#features/directory/need/doctor-words.server.ts';
import { countyOfCity } from '#features/directory/need/known-places.server.ts';
import { filtersOf } from '#features/directory/need/need-slots.server.ts';
import { readMessage } from '#features/directory/need/read-message.server.ts';
import type { ProviderSearchResult } from '#features/directory/search/search-providers.ts';
import type { Locale } from '#i18n/locale.ts';
import { networkFigure } from '#site/network-size.ts';
import type { ReplyLink } from '../../chat.ts';
import { serviceFacts } from '../../engine/answer-text.ts';
import type { Answer, Question, Sources, Topic, Understood } from '../../engine/topic.ts';
import {
  asksForMore,
  describesSearch,
  readChange,
  readProviderSlots,
} from './extract-provider-slots.server.ts';
import {
  asksOfNamed,
  directoryAddress,
  type ProviderSlots,
  searchRequest,
  updateProviderSlots,
  withoutFilters,
} from './provider-slots.server.ts';
import {
  expandedNote,
  newPatientsUnknown,
  placeInSentence,
  rowsOf,
  subjectOf,
  words,
} from './say-found.server.ts';

/** A message that describes a doctor and a place looks for one. */
export const providersTopic: Topic = (question) =>
  describesSearch(question) ? anyProvider(question) : undefined;

/**
 * Doctors, clinics, pharmacies and laboratories of the directory, for a message that looks for one: by specialty, place,
 * language and name, in English and Spanish.
 */
export const anyProvider: Topic = (question) => understood(readProviderSlots(question), question);

/** How many there are in all: the figure of the home page, from the directory's own count. */
export const networkSize: Topic = ({ locale }) => ({
  answer: async (sources) => {
    const providers = networkFigure(await sources.countNetwork(), 'fine');
    const t = words(locale);
    if (providers === undefined) return ask(t('ask.whom'), [directoryLink(locale)]);
    return { kind: 'answer', text: t('networkSize', { providers }), links: [directoryLink(locale)] };
  },
  continueWith: () => undefined,
});

function understood(slots: ProviderSlots, { locale }: Question): Understood {
  return {
    answer: (sources) => answerProviderSearch(slots, locale, sources),
    continueWith: (next) => {
      const change = readChange(next, slots);
      if (change) return understood(updateProviderSlots(slots, change), next);
      return asksForMore(next) ? understood({ ...slots, shown: slots.shown + ROWS_SHOWN }, next) : undefined;
    },
    resumeWith: (next) =>
      understood(updateProviderSlots(slots, { ...readMessage(next).slots, shown: 0 }), next),
  };
}

/** Rows in one answer. */
const ROWS_SHOWN = 3;
/** A ZIP code with fewer matches of its own is widened; with this many rows the number of its own is known. */
const ROWS_READ = 5;
/** As far as one search reaches. */
const MOST_ROWS = 100;

/**
 * Answers a search for a doctor from the directory, or asks for what is missing. The names, addresses, phones and
 * counts are those of the directory's own search; the link shows the same results.
 */
async function answerProviderSearch(said: ProviderSlots, locale: Locale, sources: Sources): Promise<Answer> {
  const t = words(locale);
  // Whoever is named is shown, with what is known of new patients.
  const slots = said.doctor === undefined ? said : withoutFilters(said, ['acceptingNewPatients']);
  if (slots.missing && !slots.specialty) return declineSpecialty(slots, locale, sources);
  if (slots.lacksName) return ask(t('ask.name'), [directoryLink(locale)]);
  if (slots.lacksPlace) {
    const text = slots.lacksPlace === 'elsewhere' ? t('ask.inFlorida') : t('ask.where');
    return ask(sentences(concluded(slots, locale), text), [filteredLink(slots, locale)]);
  }
  if (namesNobody(slots)) return ask(t('ask.whom'), [filteredLink(slots, locale)]);

  const limit = Math.min(MOST_ROWS, Math.max(ROWS_READ, slots.shown + ROWS_SHOWN));
  const result = await sources.searchProviders(searchRequest(filtersOf(slots), limit));
  if (result.total > 0) return answerFound(slots, result, locale, sources);
  if (slots.place?.isGuess)
    return ask(t('ask.unknownPlace'), [filteredLink(withoutFilters(slots, PLACES), locale)]);
  return answerNone(slots, locale, sources);
}

function answerFound(
  slots: ProviderSlots,
  result: ProviderSearchResult,
  locale: Locale,
  { site }: Sources,
): Answer {
  const t = words(locale);
  const rows = result.providers.slice(slots.shown, slots.shown + ROWS_SHOWN);
  const subject = subjectOf(slots, result, locale);
  const saysNoPlace = slots.place === undefined && slots.doctor === undefined;
  return {
    kind: 'answer',
    text: paragraphs(
      sentences(
        slots.missing && t('missing', { people: slots.missing[locale] }),
        concluded(slots, locale),
        rows.length > 0 ? t('found', { subject }) : t('noMore', { subject }),
        expandedNote(slots, result, locale),
      ),
      rowsOf(rows, slots, locale),
      sentences(
        ...asidesOf(slots).map((aside) => t(`asides.${aside}`, { appointments: site.phones.appointments })),
        saysNoPlace && t('ask.place'),
        rows.some(({ isDemo }) => isDemo) && t('demo'),
      ),
    ),
    links: [
      { href: directoryAddress(filtersOf(slots)), label: t('links.all', { count: result.total }) },
      ...alsoLinks(slots, locale),
    ],
  };
}

/** Whether nothing was said by which somebody could be found, or only that new patients are taken: most take them. */
function namesNobody(slots: ProviderSlots): boolean {
  return Object.keys(filtersOf(withoutFilters(slots, ['acceptingNewPatients']))).length === 0;
}

/** What families want to know besides and no row says. */
function asidesOf(slots: ProviderSlots): readonly Aside[] {
  return asksOfNamed(slots) ? slots.asides.filter((aside) => aside !== 'newPatients') : slots.asides;
}

/** Nothing found: says so, and what there is with one filter less. */
async function answerNone(slots: ProviderSlots, locale: Locale, sources: Sources): Promise<Answer> {
  const t = words(locale);
  const { site } = sources;
  const widened = await widen(slots, sources);
  const none = { total: 0, isExpanded: false, providers: [] };
  return {
    kind: 'answer',
    text: sentences(
      slots.missing && t('missing', { people: slots.missing[locale] }),
      concluded(slots, locale),
      t('none', { subject: subjectOf(slots, none, locale) }),
      widened &&
        t('widened', {
          count: widened.result.total,
          subject: subjectOf(widened.slots, widened.result, locale),
        }),
      widened &&
        slots.acceptingNewPatients &&
        (widened.slots.acceptingNewPatients ? t('asides.newPatients') : newPatientsUnknown(locale)),
      t('orCall', serviceFacts(site, locale)),
    ),
    links: widened
      ? [
          {
            href: directoryAddress(filtersOf(widened.slots)),
            label: t('links.all', { count: widened.result.total }),
          },
          ...alsoLinks(widened.slots, locale),
        ]
      : [filteredLink(slots, locale)],
  };
}

const PLACES: readonly FilterName[] = ['zipCode', 'city', 'county'];

/**
 * The nearest search that finds somebody: the city's county, any language, any place, without the name; each with all
 * others when nobody is known to take new patients.
 */
async function widen(slots: ProviderSlots, { searchProviders }: Sources) {
  for (const wider of widerSearches(slots)) {
    if (namesNobody(wider)) continue;
    const result = await searchProviders(searchRequest(filtersOf(wider), 1));
    if (result.total > 0) return { slots: wider, result };
  }
  return undefined;
}

function widerSearches(slots: ProviderSlots): ProviderSlots[] {
  const { place, language, doctor, specialty } = slots;
  const county = place?.city === undefined ? undefined : (place.county ?? countyOfCity(place.city));
  const wider = [
    slots,
    ...(county ? [{ ...slots, place: { county } }] : []),
    ...(language ? [withoutFilters(slots, ['languages'])] : []),
    ...(doctor && specialty ? [withoutFilters(slots, ['specialty'])] : []),
    ...(place ? [withoutFilters(slots, PLACES)] : []),
    ...(doctor
      ? [withoutFilters(slots, ['specialty', 'languages', ...PLACES]), withoutFilters(slots, ['doctor'])]
      : []),
  ];
  const [, ...others] = wider.flatMap((each) =>
    each.acceptingNewPatients ? [each, withoutFilters(each, ['acceptingNewPatients'])] : [each],
  );
  return others;
}

function declineSpecialty({ missing }: ProviderSlots, locale: Locale, { site }: Sources): Answer {
  const t = words(locale);
  return {
    kind: 'declined',
    text: sentences(
      missing && t('missing', { people: missing[locale] }),
      t('missingCall', serviceFacts(site, locale)),
    ),
    links: [directoryLink(locale)],
  };
}

function concluded({ isConcluded, specialty, isTrouble }: ProviderSlots, locale: Locale): string | undefined {
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

function filteredLink(slots: ProviderSlots, locale: Locale): ReplyLink {
  const href = directoryAddress(filtersOf(slots));
  return href === '/providers' ? directoryLink(locale) : { href, label: words(locale)('links.withFilters') };
}

/** The same search with the second specialty, and at the second place. */
function alsoLinks({ alsoSpecialty, alsoPlace, ...slots }: ProviderSlots, locale: Locale): ReplyLink[] {
  const t = words(locale);
  const linkTo = (other: ProviderSlots, label: string) => ({
    href: directoryAddress(filtersOf(other)),
    label,
  });
  return [
    ...(alsoSpecialty
      ? [
          linkTo(
            { ...slots, specialty: alsoSpecialty },
            t('links.alsoSpecialty', { specialty: specialtyInLanguage(alsoSpecialty, locale) }),
          ),
        ]
      : []),
    ...(alsoPlace
      ? [
          linkTo(
            { ...slots, place: alsoPlace },
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
