import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import * as answers from '#app/api-document/answers.ts';
import {
  BODY_REFUSALS,
  documented,
  formBody,
  jsonAnswer,
  jsonBody,
  refusals,
} from '#app/api-document/operations.ts';
import { chatRequest } from '#features/assistant/assistant.api.server.ts';
import { MESSAGE_LIMIT } from '#features/assistant/chat.ts';
import { filterCountsBody } from '#features/directory/search/filter-counts.ts';
import { searchProvidersBody } from '#features/directory/search/search-providers.ts';
import { MOST_KEPT } from '#features/directory/shortlist/shortlist.ts';
import { suggestionsRequest } from '#features/directory/suggestions/suggestions-request.ts';
import { FORMS, type SubmissionKind } from '#forms/all-forms.ts';
import { LOCALES } from '#i18n/locale.ts';

/*
 * Every call that a program of somebody else may make, and nothing of the administration. The document is made of this
 * list, and src/app/route-matrix.api.test.ts compares it with the routes that there are.
 */

const NOT_MODIFIED = { description: 'If-None-Match names the ETag of what there is' };

const SEARCH_FIELDS: Record<keyof z.input<typeof searchProvidersBody>, { description: string }> = {
  specialty: { description: 'One of the 24, by its Spanish or English name' },
  doctor: { description: 'Name of a doctor or center, whole or in part, with or without accents' },
  zipCode: { description: 'Five digits, of Florida. The nearest come first' },
  radiusMiles: { description: 'Whole miles around the ZIP code, without one around the city' },
  county: { description: 'One of Florida’s 67' },
  city: { description: 'A city of the directory, or a place in one' },
  languages: { description: 'A language that is spoken, by its name in English or Spanish' },
  plan: { description: '`phc` or `dpo`: those who are known to take its members' },
  acceptingNewPatients: { description: 'True: those who are known to take new patients' },
  panel: { description: 'Letter of a preventive panel: those who are known to do it' },
  query: { description: 'A need in one’s own words, in English or Spanish: “pediatra en Hialeah”' },
  cursor: { description: '`nextCursor` of the page before, with the same filters' },
  limit: { description: 'Providers on a page' },
};

const search: ZodOpenApiOperationObject = {
  operationId: 'searchProviders',
  tags: ['Providers'],
  summary: 'Search the directory',
  description: 'Every filter is optional; an empty one, or `all`, filters nothing.',
  ...jsonBody(documented(searchProvidersBody, 'ProviderSearch', SEARCH_FIELDS)),
  responses: {
    200: jsonAnswer(answers.searchResult, 'A page of what was found'),
    ...refusals(...BODY_REFUSALS),
  },
};

const { cursor: _cursor, limit: _limit, ...COUNTED_FIELDS } = SEARCH_FIELDS;

const counts: ZodOpenApiOperationObject = {
  operationId: 'countProviders',
  tags: ['Providers'],
  summary: 'What each choice of a filter would find',
  description:
    'For each specialty, county and language the `total` of the search with it in place of the one that is sent, and with all other filters.',
  ...jsonBody(documented(filterCountsBody, 'ProviderCounts', COUNTED_FIELDS)),
  responses: {
    200: jsonAnswer(answers.filterCounts, 'The numbers'),
    ...refusals(...BODY_REFUSALS),
  },
};

const options: ZodOpenApiOperationObject = {
  operationId: 'listSearchOptions',
  tags: ['Providers'],
  summary: 'Cities and languages of the directory',
  responses: {
    200: jsonAnswer(answers.searchOptions, 'What a search may be offered'),
    304: NOT_MODIFIED,
    ...refusals(429),
  },
};

const oneProvider: ZodOpenApiOperationObject = {
  operationId: 'readProvider',
  tags: ['Providers'],
  summary: 'One provider',
  requestParams: { path: z.object({ id: z.string() }) },
  responses: {
    200: jsonAnswer(answers.providerDetails, 'The provider, and where else'),
    ...refusals(404, 429),
  },
};

const severalProviders: ZodOpenApiOperationObject = {
  operationId: 'readProviders',
  tags: ['Providers'],
  summary: 'Several providers by their ids',
  requestParams: {
    query: z.object({
      ids: z.string().meta({ description: `1 to ${MOST_KEPT} ids, with commas between them` }),
    }),
  },
  responses: {
    200: jsonAnswer(
      answers.providersById,
      'In the order of the ids; one that is not in the directory is left out',
    ),
    ...refusals(422, 429),
  },
};

const suggestions: ZodOpenApiOperationObject = {
  operationId: 'suggestProviders',
  tags: ['Providers'],
  summary: 'What may be meant by the beginning of a text',
  description:
    'Specialties, cities, doctors and centers whose words begin so, in any order, without accents.',
  requestParams: { query: suggestionsRequest },
  responses: {
    200: jsonAnswer(answers.suggestions, 'Eight at most'),
    ...refusals(422, 429),
  },
};

const zipCodes: ZodOpenApiOperationObject = {
  operationId: 'listZipCodes',
  tags: ['Providers'],
  summary: 'ZIP codes of Florida, and where they are',
  description: 'To find the nearest one on the device: a place is never sent.',
  responses: {
    200: jsonAnswer(answers.zipCodes, 'Without post-office boxes and single businesses'),
    304: NOT_MODIFIED,
    ...refusals(429),
  },
};

const file: ZodOpenApiOperationObject = {
  operationId: 'readAllProviders',
  tags: ['Providers'],
  summary: 'All providers in one file',
  description:
    'Dated, with counts. Send `If-None-Match`, and a file that did not change does not come again; ask for `gzip` or `br`. One at a time for each network address. A file whose end is missing was broken off, as when the directory was changed meanwhile: ask once more.',
  responses: {
    200: jsonAnswer(answers.providerFile, 'The directory as it is now'),
    304: NOT_MODIFIED,
    ...refusals(429),
  },
};

const articleList: ZodOpenApiOperationObject = {
  operationId: 'listArticles',
  tags: ['Articles'],
  summary: 'The articles, newest first',
  requestParams: {
    query: z.object({
      language: z.enum(LOCALES).optional(),
      fields: z.enum(['summary']).optional().meta({ description: 'Leaves the content out' }),
    }),
  },
  responses: {
    200: jsonAnswer(
      z.union([z.array(answers.article), z.array(answers.articleSummary)]),
      'Those that everybody may read',
    ),
    304: NOT_MODIFIED,
    ...refusals(422, 429),
  },
};

const oneArticle: ZodOpenApiOperationObject = {
  operationId: 'readArticle',
  tags: ['Articles'],
  summary: 'One article',
  requestParams: { path: z.object({ idOrSlug: z.string() }) },
  responses: {
    200: jsonAnswer(answers.article, 'The article'),
    301: { description: 'It was called so before; `Location` has the slug that it has now' },
    304: NOT_MODIFIED,
    ...refusals(404, 429),
  },
};

const chat: ZodOpenApiOperationObject = {
  operationId: 'askAssistant',
  tags: ['Assistant'],
  summary: 'Ask the assistant',
  description: 'It answers in the language of the question. Do not send anything that nobody else may read.',
  ...jsonBody(
    documented(chatRequest, 'ChatRequest', {
      message: { description: 'The question', minLength: 1, maxLength: MESSAGE_LIMIT },
      history: { description: 'What was said before, oldest first' },
      context: { description: '`context` of the answer before' },
      conversation: { description: 'A random number, the same for all questions of a conversation' },
    }),
  ),
  responses: {
    200: {
      description: 'The answer. With `Accept: text/event-stream` it may come in pieces',
      content: {
        'application/json': { schema: answers.chatReply },
        'text/event-stream': {
          schema: z
            .string()
            .meta({ description: 'Events `text`, then `reply` with the whole answer, or `problem`' }),
        },
      },
    },
    ...refusals(403, ...BODY_REFUSALS),
  },
};

const site: ZodOpenApiOperationObject = {
  operationId: 'readSite',
  tags: ['Site'],
  summary: 'Phones, offices, hours and links',
  responses: { 200: jsonAnswer(answers.site, 'What is in force at this moment'), ...refusals() },
};

const FORM_SUMMARIES: Record<SubmissionKind, string> = {
  contact: 'Send a message',
  'quote-request': 'Ask for a quote',
  'join-network': 'Apply to join the network',
  recommendation: 'Recommend a doctor',
  'provider-report': 'Say what is wrong with a provider',
  'assistant-feedback': 'Say what an answer of the assistant was worth',
};

const forms = FORMS.map((form) => {
  const operation: ZodOpenApiOperationObject = {
    operationId: `send-${form.kind}`,
    tags: ['Forms'],
    summary: FORM_SUMMARIES[form.kind],
    description: 'The same values within an hour, or the same `Idempotency-Key`, are one form.',
    requestParams: {
      header: z.object({
        'Idempotency-Key': z
          .string()
          .regex(/^[\x21-\x7e]{1,200}$/)
          .optional(),
      }),
    },
    ...jsonBody(formBody(form)),
    responses: {
      200: jsonAnswer(answers.formReceipt, 'It had been stored before'),
      201: jsonAnswer(answers.formReceipt, 'It is stored'),
      ...refusals(403, ...BODY_REFUSALS),
    },
  };
  return [form.apiPath, { post: operation }] as const;
});

/** The calls by their paths. */
export const PUBLIC_CALLS: ZodOpenApiPathsObject = {
  '/api/providers/search': { post: search },
  '/api/providers/counts': { post: counts },
  '/api/providers/options': { get: options },
  '/api/providers/suggestions': { get: suggestions },
  '/api/providers/zip-codes': { get: zipCodes },
  '/api/providers': { get: severalProviders },
  '/api/providers/{id}': { get: oneProvider },
  '/providers.json': { get: file },
  '/api/articles': { get: articleList },
  '/api/articles/{idOrSlug}': { get: oneArticle },
  ...Object.fromEntries(forms),
  '/api/ai-chat': { post: chat },
  '/api/site': { get: site },
};
