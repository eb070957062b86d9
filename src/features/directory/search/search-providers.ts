import { z } from 'zod';
import { toReadableCode, toReadableLine } from '#ui/readable-text.ts';
import { type FilterName, filterText, TYPED_LIMITS } from '../directory-filters.ts';
import { findLanguage, type Language } from '../languages.ts';
import { type FloridaCounty, findFloridaCounty } from '../places/florida-counties.ts';
import { findZipCode, isFloridaZipCode } from '../places/zip-code.ts';
import type { ShownFields } from '../provider-fields.ts';
import { findPanel, findPlan, type Panel, type ProviderPlan } from '../provider-plans.ts';
import { findSpecialty, type SpecialtyName } from '../specialties.ts';

/** Results on a page when the request names no number. */
const DEFAULT_PAGE_SIZE = 24;
const LARGEST_PAGE_SIZE = 100;
const LARGEST_RADIUS_MILES = 100;

/** Message keys of what can be wrong with a field of the request; pages have a message for each. */
export const SEARCH_PROBLEM_KEYS = [
  'field.unknown',
  'field.type',
  'text.tooLong',
  'specialty.unknown',
  'county.unknown',
  'languages.unknown',
  'plan.unknown',
  'panel.unknown',
  'doctor.onlyTitle',
  'zipCode.format',
  'zipCode.notInFlorida',
  'zipCode.forRadius',
  'radiusMiles.range',
  'limit.range',
  'cursor.invalid',
] as const;

export type SearchProblemKey = (typeof SEARCH_PROBLEM_KEYS)[number];

/** One provider as the answer carries it. Null is unknown, never "no". */
export type ProviderSummary = { id: string } & ShownFields & {
    isDemo: boolean;
    /** In a straight line from the middle of the ZIP code that distances are measured from, to one decimal; null without one. */
    distanceMiles: number | null;
  };

export type ProviderSearchResult = {
  providers: ProviderSummary[];
  /** All matches, on this page and on others. */
  total: number;
  /** True when few matches were widened to more than was asked for; `expandedFrom` names the widened filter. */
  isExpanded: boolean;
  expandedFrom: 'zipCode' | 'city' | null;
  /**
   * The ZIP code that distances are measured from; null without one. A point is a post-office box or a single business;
   * an unknown one has no distances.
   */
  distanceFrom: { zipCode: string; kind: 'area' | 'point' | 'unknown' } | null;
  /** Send it back as `cursor` for the next page; null on the last one. */
  nextCursor: string | null;
};

/** What was read out of words that are no values of filters. */
export type Understood = {
  /** The filters that were taken, as the request names them. */
  filters: Partial<Omit<SearchProvidersRequest, 'cursor' | 'limit'>>;
  /** What is no filter, as it was typed: the directory does not say it, or nobody here knows it. */
  notUnderstood: string[];
  /** The words report danger: 911, 988 and Poison Control come before any search. */
  emergency: boolean;
};

/** What POST /api/providers/search answers; `understood` is null when every value stood in its own field. */
export type ProviderSearchAnswer = ProviderSearchResult & { understood: Understood | null };

/** What a page may suggest for the filters of a search. */
export type ProviderSearchOptions = {
  cities: { city: string; county: string }[];
  /** English names of the languages that some provider speaks, most frequent first. */
  languages: string[];
  total: number;
  /** True while some of the providers are generated demonstration rows. */
  isDemo: boolean;
};

/**
 * The body of POST /api/providers/search (docs/product/api.md): every field optional; empty text and 'all'
 * mean no filter. Reads names in either language into stored values. Anyone may call the API, so it relies on nothing
 * that the page did; what filters at all, and how long it may be, it takes from the same rules.
 */
export const searchProvidersRequest = z.strictObject(
  {
    specialty: filter(60).transform((text, context): SpecialtyName | undefined =>
      text === undefined ? undefined : (findSpecialty(text)?.es ?? refuse(context, 'specialty.unknown')),
    ),
    doctor: filter(TYPED_LIMITS.doctor),
    zipCode: filter(TYPED_LIMITS.zipCode, toReadableCode).transform(
      (text, context) => text && readZipCode(text, context),
    ),
    radiusMiles: z
      .int(key('radiusMiles.range'))
      .min(1, key('radiusMiles.range'))
      .max(LARGEST_RADIUS_MILES, key('radiusMiles.range'))
      .optional(),
    county: filter(40).transform((text, context): FloridaCounty | undefined =>
      text === undefined ? undefined : (findFloridaCounty(text) ?? refuse(context, 'county.unknown')),
    ),
    city: filter(TYPED_LIMITS.city),
    languages: filter(40).transform((text, context): Language['en'] | undefined =>
      text === undefined ? undefined : (findLanguage(text)?.en ?? refuse(context, 'languages.unknown')),
    ),
    plan: filter(40).transform((text, context): ProviderPlan | undefined =>
      text === undefined ? undefined : (findPlan(text) ?? refuse(context, 'plan.unknown')),
    ),
    acceptingNewPatients: z
      .boolean(key('field.type'))
      .optional()
      .transform((isAsked) => isAsked || undefined),
    panel: filter(40).transform((text, context): Panel | undefined =>
      text === undefined ? undefined : (findPanel(text) ?? refuse(context, 'panel.unknown')),
    ),
    cursor: filter(2000),
    limit: z
      .int(key('limit.range'))
      .min(1, key('limit.range'))
      .max(LARGEST_PAGE_SIZE, key('limit.range'))
      .default(DEFAULT_PAGE_SIZE),
  } satisfies Record<FilterName | 'cursor' | 'limit', z.ZodType>,
  key('field.unknown'),
);

/** The body of POST /api/providers/search: the filters, and beside them a need in one's own words. */
export const searchProvidersBody = searchProvidersRequest.extend({ query: filter(TYPED_LIMITS.query) });

/** A checked request: what the verb `searchProviders` takes. */
export type SearchProvidersRequest = z.output<typeof searchProvidersRequest>;

/** A text field, trimmed; undefined when it filters nothing. */
function filter(maximumLength: number, read = toReadableLine) {
  return z
    .string(key('field.type'))
    .overwrite(read)
    .max(maximumLength, key('text.tooLong'))
    .optional()
    .transform((text) => filterText(text ?? ''));
}

/** Five digits; the four of ZIP+4 and what else is written with it are cut. */
function readZipCode(text: string, context: z.RefinementCtx): string {
  const zipCode = findZipCode(text);
  if (zipCode === undefined) return refuse(context, 'zipCode.format');
  return isFloridaZipCode(zipCode) ? zipCode : refuse(context, 'zipCode.notInFlorida');
}

function key(problem: SearchProblemKey): { error: SearchProblemKey } {
  return { error: problem };
}

function refuse(context: z.RefinementCtx, problem: SearchProblemKey): never {
  context.addIssue({ code: 'custom', message: problem });
  return z.NEVER;
}
