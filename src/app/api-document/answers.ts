import { z } from 'zod';
import { ASSUMABLE, type ChatReply } from '#features/assistant/chat.ts';
import { LANGUAGES } from '#features/directory/languages.ts';
import { FLORIDA_COUNTIES } from '#features/directory/places/florida-counties.ts';
import type { ZipCodeMiddles } from '#features/directory/places/own-zip-code.ts';
import type { ProviderDetails } from '#features/directory/provider/provider-details.ts';
import { type FieldValues, SHOWN_FIELDS, type ShownFields } from '#features/directory/provider-fields.ts';
import type { ProviderFileHead } from '#features/directory/provider-file/read-provider-file.server.ts';
import { PANELS, PROVIDER_PLANS } from '#features/directory/provider-plans.ts';
import type { FilterCountsAnswer } from '#features/directory/search/filter-counts.ts';
import type {
  ProviderSearchAnswer,
  ProviderSearchOptions,
  ProviderSummary,
} from '#features/directory/search/search-providers.ts';
import type { ProvidersById } from '#features/directory/shortlist/shortlist.ts';
import { SPECIALTIES } from '#features/directory/specialties.ts';
import {
  MOST_SUGGESTIONS,
  type ProviderSuggestions,
  SUGGESTION_KINDS,
} from '#features/directory/suggestions/suggestions.ts';
import type { Article, ArticleSummary } from '#features/news/article.ts';
import { typedSection } from '#features/news/article-content-schema.ts';
import { AGE_RANGES, CHILDREN_COUNTS, CORE_PACKAGES, PLAN_TYPES } from '#features/quote/quote.ts';
import { REFERENCE_PATTERN } from '#forms/form-definition.ts';
import { LOCALES } from '#i18n/locale.ts';
import type { ProblemDocument } from '#server/http/problem-response.ts';
import { QUOTE_PLANS, WEEKDAYS } from '#site/site.ts';
import { NOTICE_LEVELS } from '#site/site-notice.ts';

/*
 * What the public API answers, as schemas: the API's document is made of them. The types of the answers hold them to the
 * fields that there are, and answers.api.test.ts to what the API really sends.
 */

const count = z.int().min(0);
const time = z.iso.datetime().meta({ description: 'ISO 8601, in UTC' });
const language = z.enum(LOCALES);

export const problem = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    code: z.string().meta({ description: 'Stable name of the problem, for programs' }),
    message: z.string().meta({ description: 'What to do, in English' }),
    requestId: z.string(),
    fields: z
      .array(z.object({ field: z.string(), key: z.string() }))
      .exactOptional()
      .meta({ description: 'With 422: each field that is wrong, and the key of why' }),
    retryAfterSeconds: z.int().exactOptional().meta({ description: 'With 429: when to come back' }),
  })
  .meta({ id: 'Problem', description: 'RFC 9457' }) satisfies z.ZodType<ProblemDocument>;

const KINDS: { [Kind in keyof FieldValues]: z.ZodType<FieldValues[Kind]> } = {
  text: z.string(),
  optionalText: z.string().nullable(),
  optionalDay: z.iso.date().nullable(),
  list: z.array(z.string()),
  optionalList: z.array(z.string()).nullable(),
  answer: z.boolean().nullable(),
};

const shownFields = Object.fromEntries(
  Object.entries(SHOWN_FIELDS).map(([field, kind]) => [field, KINDS[kind]]),
) as { [Field in keyof ShownFields]: z.ZodType<ShownFields[Field]> };

const listedProvider = z
  .object({
    id: z.guid(),
    ...shownFields,
    isDemo: z.boolean().meta({ description: 'Generated for demonstration; there is no such provider' }),
  })
  .meta({ id: 'Provider', description: 'One provider at one address. Null is unknown, never "no".' });

const foundProvider = listedProvider
  .extend({
    distanceMiles: z
      .number()
      .min(0)
      .nullable()
      .meta({ description: 'In a straight line from the middle of the ZIP code in `distanceFrom`' }),
  })
  .meta({ id: 'FoundProvider' }) satisfies z.ZodType<ProviderSummary>;

const line = z.string();
const understood = z
  .object({
    filters: z
      .object({
        specialty: z.enum(SPECIALTIES.map(({ es }) => es)),
        doctor: line,
        zipCode: line,
        radiusMiles: z.int(),
        county: z.enum(FLORIDA_COUNTIES),
        city: line,
        languages: z.enum(LANGUAGES.map(({ en }) => en)),
        plan: z.enum(PROVIDER_PLANS),
        acceptingNewPatients: z.literal(true),
        panel: z.enum(PANELS),
      })
      .partial(),
    notUnderstood: z.array(line).meta({ description: 'What is no filter, as it was typed' }),
    emergency: z.boolean().meta({ description: 'It reports danger: say whom to call before all else' }),
  })
  .nullable()
  .meta({ description: 'What was read out of `query` or of a wrong field; null where nothing was' });

export const searchResult = z
  .object({
    understood,
    providers: z.array(foundProvider),
    total: count.meta({ description: 'All that were found, on this page and on others' }),
    isExpanded: z.boolean().meta({ description: 'Few were found, and the search went beyond a filter' }),
    expandedFrom: z.enum(['zipCode', 'city']).nullable(),
    distanceFrom: z
      .object({ zipCode: z.string(), kind: z.enum(['area', 'point', 'unknown']) })
      .nullable()
      .meta({
        description: 'A point is a post-office box or a single business; an unknown one has no distances',
      }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'The `cursor` of the next page; null on the last' }),
  })
  .meta({ id: 'SearchResult' }) satisfies z.ZodType<ProviderSearchAnswer>;

const numbers = z.record(z.string(), count);

export const filterCounts = z
  .object({
    counts: z
      .object({
        specialty: numbers.meta({ description: 'By Spanish name. A provider counts under each of its own' }),
        county: numbers,
        languages: numbers.meta({ description: 'By English name. A provider counts under each of its own' }),
      })
      .nullable()
      .meta({
        description:
          'Who finds nobody is left out. Null where a name or a city matches thousands, which would take too long, and for a radius around nothing',
      }),
  })
  .meta({ id: 'FilterCounts' }) satisfies z.ZodType<FilterCountsAnswer>;

/** What tells the places of one provider apart. */
const PLACE = {
  id: true,
  center: true,
  address: true,
  suite: true,
  city: true,
  county: true,
  zipCode: true,
  phone: true,
} as const;

export const providerDetails = listedProvider
  .extend({
    otherPlaces: z.array(listedProvider.pick(PLACE)).meta({ description: 'Other addresses of the same NPI' }),
  })
  .meta({ id: 'ProviderDetails' }) satisfies z.ZodType<ProviderDetails>;

export const providersById = z
  .object({ providers: z.array(listedProvider) })
  .meta({ id: 'ProvidersById' }) satisfies z.ZodType<ProvidersById>;

export const searchOptions = z
  .object({
    cities: z.array(z.object({ city: z.string(), county: z.string() })),
    languages: z.array(z.string()).meta({ description: 'English names, most frequent first' }),
    total: count,
    isDemo: z.boolean(),
  })
  .meta({ id: 'SearchOptions' }) satisfies z.ZodType<ProviderSearchOptions>;

export const suggestions = z
  .object({
    suggestions: z
      .array(
        z.object({
          kind: z.enum(SUGGESTION_KINDS),
          text: z.string().meta({ description: 'To be searched as `query` in place of what is typed' }),
        }),
      )
      .max(MOST_SUGGESTIONS),
  })
  .meta({ id: 'Suggestions' }) satisfies z.ZodType<ProviderSuggestions>;

export const zipCodes = z
  .object({
    zipCodes: z
      .array(z.tuple([z.string(), z.number(), z.number()]))
      .meta({ description: 'Each with latitude and longitude of its middle' }),
  })
  .meta({ id: 'ZipCodes' }) satisfies z.ZodType<ZipCodeMiddles>;

export const providerFile = z
  .object({
    lastUpdated: time.nullable(),
    demonstration: z.boolean().meta({ description: 'Some of the providers are generated for demonstration' }),
    counts: z.object({
      providers: count,
      demonstration: count,
      counties: z.record(z.string(), count),
      specialties: z
        .record(z.string(), count)
        .meta({ description: 'A provider counts under each of its own' }),
    }),
    providers: z.array(listedProvider).meta({ description: 'All of them, by id, one on a line' }),
  })
  .meta({ id: 'ProviderFile' }) satisfies z.ZodType<
  ProviderFileHead & { providers: Omit<ProviderSummary, 'distanceMiles'>[] }
>;

export const articleSummary = z
  .object({
    id: z.guid(),
    slug: z.string().meta({ description: 'Names the article in addresses; follows its title' }),
    title: z.string(),
    excerpt: z.string(),
    image: z.string().nullable(),
    alt: z.string().nullable(),
    category: z.string(),
    readTime: z.string().nullable(),
    language,
    isActive: z.boolean(),
    pictureSize: z.object({ width: z.int(), height: z.int() }).nullable(),
    counterpartSlug: z.string().nullable().meta({ description: 'The same article in the other language' }),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'ArticleSummary' }) satisfies z.ZodType<ArticleSummary>;

export const article = articleSummary
  .extend({
    content: z
      .union([z.string(), z.object({ sections: z.array(typedSection) })])
      .meta({ description: 'Plain text, or sections' }),
  })
  .meta({ id: 'Article' }) satisfies z.ZodType<Article>;

export const formReceipt = z
  .object({ reference: z.string().regex(REFERENCE_PATTERN) })
  .meta({ id: 'FormReceipt', description: 'To name the form by on the phone' });

export const chatReply = z
  .object({
    response: z.string().meta({ description: 'The whole reply as text, its links at the end' }),
    kind: z.enum(['emergency', 'answer', 'unsure', 'question', 'talk', 'declined']),
    language,
    otherLanguageFrom: z
      .int()
      .exactOptional()
      .meta({ description: 'Where in `response` the other language begins' }),
    links: z.array(z.object({ href: z.string(), label: z.string() })),
    quote: z
      .object({
        planType: z.enum(PLAN_TYPES),
        primaryAge: z.enum(AGE_RANGES),
        numberOfChildren: z.literal(CHILDREN_COUNTS),
        selectedCorePackage: z.enum(CORE_PACKAGES).exactOptional(),
        includeHospitalPackage: z.boolean(),
        assumed: z
          .array(z.enum(ASSUMABLE))
          .meta({ description: 'What nobody said: it stands as the calculator begins' }),
      })
      .exactOptional()
      .meta({ description: 'The plan whose price `response` names' }),
    context: z
      .object({ messages: z.array(z.string()) })
      .exactOptional()
      .meta({ description: 'To be sent back with the next question' }),
  })
  .meta({ id: 'ChatReply' }) satisfies z.ZodType<ChatReply>;

const phone = z.string();
const link = z.string();
const weekday = z.union(WEEKDAYS.map((day) => z.literal(day))).meta({ description: 'Monday is 1' });
const minutes = z.int().meta({ description: 'Minutes after midnight, in Florida' });

const officeHours = z.object({ firstDay: weekday, lastDay: weekday, opensAt: minutes, closesAt: minutes });
const office = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  zipCode: z.string(),
  hours: officeHours.optional().meta({ description: 'Left out where they are the hours of both' }),
});
const closure = z.object({
  date: z.iso.date(),
  office: z
    .int()
    .optional()
    .meta({ description: 'Place in `offices` of the one that it is about; left out for both' }),
  open: z
    .object({ opensAt: minutes, closesAt: minutes })
    .optional()
    .meta({ description: 'Left out where it is closed' }),
  words: z.object({ en: z.string(), es: z.string() }),
  isSoon: z.boolean().meta({ description: 'Within 30 days' }),
});

/** What is not configured is left out. */
export const site = z
  .object({
    brandName: z.string(),
    legalName: z.string(),
    origin: z.url(),
    phones: z.object({
      miamiDade: phone,
      otherCounties: phone,
      customerService: phone,
      appointments: phone,
      authorizations: phone,
      tollFree: phone,
      tty: phone,
      fax: phone,
    }),
    offices: z.tuple([office, office]),
    hours: officeHours,
    closures: z.array(closure).meta({ description: 'Days with other hours or none, from today on' }),
    notice: z
      .object({
        version: z.int(),
        level: z.enum(NOTICE_LEVELS),
        words: z.object({ en: z.string(), es: z.string() }),
        href: link.optional(),
      })
      .optional()
      .meta({ description: 'What stands over every page; left out while there is none' }),
    quotePlan: z.enum(QUOTE_PLANS),
    licenses: z.object({
      clinicNumber: z.string().optional(),
      discountPlanNumber: z.string().optional(),
      lookup: link.optional(),
      accreditation: z.string().optional(),
    }),
    submissionKeepDays: z.number(),
    assistantModelHost: z.string().optional(),
    assistantKeepDays: z.number().optional(),
    showsExamples: z.boolean(),
    network: z
      .object({ total: count, isDemo: z.boolean() })
      .optional()
      .meta({ description: 'How many providers the directory has' }),
    links: z.object({
      memberLogin: link,
      findDoctor: link,
      newQuote: link,
      agents: link,
      authorizations: link,
      enrollment: link,
      company: link,
      socialImages: link,
      socialNetwork: link,
      directions: link,
    }),
  })
  .meta({ id: 'Site' });
