import { tool } from 'ai';
import { z } from 'zod';
import { type DirectoryFilters, keepFilled } from '#features/directory/directory-filters.ts';
import { languageInLanguage, specialtiesInLanguage } from '#features/directory/names-in-language.ts';
import {
  type ProviderSearchResult,
  type ProviderSummary,
  searchProvidersRequest,
} from '#features/directory/search/search-providers.ts';
import { findSpecialty } from '#features/directory/specialties.ts';
import {
  AGE_RANGES,
  CHILDREN_COUNTS,
  CORE_PACKAGES,
  calculateQuote,
  listedValue,
  PACKAGE_NAMES,
  PLAN_TYPES,
  type PricedChoices,
  receiptLines,
} from '#features/quote/quote.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Sources } from '../engine/topic.ts';
import { linkChoices } from '../topics/price/say-price.ts';
import {
  directoryAddress,
  filtersInWords,
  rowsOf,
  words,
} from '../topics/providers/found-providers.server.ts';
import type { ToolUse } from './model.ts';

/* What the language model may call while it answers. */

const quoteInput = z.object({
  planType: z
    .enum(PLAN_TYPES)
    .describe('"family" for two adults; "individual" for one, with or without children'),
  primaryAge: z.enum(AGE_RANGES).describe('age of the oldest adult on the plan'),
  numberOfChildren: z
    .int()
    .min(0)
    .max(CHILDREN_COUNTS.length - 1)
    .describe('children under 18 on the plan'),
  selectedCorePackage: z
    .enum(CORE_PACKAGES)
    .nullish()
    .describe(CORE_PACKAGES.map((id) => `${id}: ${PACKAGE_NAMES[id]}`).join('; ')),
  includeHospitalPackage: z.boolean().default(false).describe(`add ${PACKAGE_NAMES.package5}`),
});

/** The language model's way to a price: the calculator's rule, and nothing of its own. */
export function quoteTool(locale: Locale, use: ToolUse) {
  return tool({
    description: 'The monthly price of a plan, by the rule of the quote calculator.',
    inputSchema: quoteInput,
    execute: async (wanted) => {
      const choices: PricedChoices = {
        ...wanted,
        numberOfChildren: listedValue(CHILDREN_COUNTS, wanted.numberOfChildren) ?? 0,
        selectedCorePackage: wanted.selectedCorePackage ?? undefined,
      };
      const said = describeQuote(choices);
      use.said.push(said);
      use.links.push(linkChoices(choices, locale));
      return said;
    },
  });
}

function describeQuote(choices: PricedChoices): string {
  const { totalPremium, perPerson, people } = calculateQuote(choices);
  const lines = receiptLines(choices).map((line) => {
    if (line.kind === 'basic')
      return `Basic monthly price, ${line.planType}, age ${line.primaryAge}: $${line.amount}`;
    if (line.kind === 'children') return `${line.count} children at $${line.each} each: $${line.amount}`;
    return `${PACKAGE_NAMES[line.id]}, ${line.priceKind} price: $${line.amount}`;
  });
  return [
    `Total per month: $${totalPremium}`,
    `Per person and month: $${perPerson} (${people} people)`,
    ...lines,
  ].join('\n');
}

/** Providers that are listed under an answer; the link leads to all of them. */
const LISTED_PROVIDERS = 3;

const providerInput = z.object({
  specialty: z.string().nullish().describe('English or Spanish name of a specialty, such as "Cardiology"'),
  doctor: z.string().nullish().describe("words of the doctor's or center's name"),
  zipCode: z.string().nullish().describe('five digits'),
  county: z.string().nullish().describe('a county of Florida'),
  city: z.string().nullish(),
  languages: z.string().nullish().describe('one language that the provider speaks'),
});

/** The language model's way to doctors: the directory's search. Its rows are listed under the answer by ourselves. */
export function providerTool({ searchProviders }: Sources, locale: Locale, use: ToolUse) {
  return tool({
    description: 'Searches the directory of doctors, clinics, dentists, laboratories and pharmacies.',
    inputSchema: providerInput,
    execute: async (wanted) => {
      use.list = undefined;
      const request = searchProvidersRequest.safeParse({ ...keepFilled(wanted), limit: LISTED_PROVIDERS });
      if (!request.success) return `Not a search: ${describeProblem(request.error)}`;
      // What a database says of its trouble is nobody else's business.
      const found = await searchProviders(request.data).catch(() => undefined);
      if (!found) return 'The directory does not answer.';
      // Finding nobody is no source for an answer; the assistant then says by itself how to go on.
      if (found.total === 0) return 'Nobody was found.';
      const specialty = request.data.specialty && findSpecialty(request.data.specialty)?.en;
      const filters = keepFilled({ ...request.data, limit: undefined, specialty });
      const said = describeFound(found, filters, locale);
      use.said.push(said);
      use.list = listOf(found.providers, filters, locale);
      use.links.push({
        href: directoryAddress(filters),
        label: words(locale)('links.all', { count: found.total }),
      });
      return said;
    },
  });
}

function listOf(providers: readonly ProviderSummary[], filters: DirectoryFilters, locale: Locale): string {
  const rows = rowsOf(providers, locale, { languages: filters.languages !== undefined });
  return providers.some(({ isDemo }) => isDemo) ? `${rows}\n\n${words(locale)('demo')}` : rows;
}

/** The list under the answer has the phones; the model does not, so that it cannot give one to the wrong provider. */
function describeFound(found: ProviderSearchResult, filters: DirectoryFilters, locale: Locale): string {
  const rows = found.providers.map(({ doctor, specialties, center, address, city, zipCode, languages }) =>
    [doctor, specialtiesInLanguage(specialties, locale), center, `${address}, ${city}, FL ${zipCode}`]
      .concat(languages?.map((name) => languageInLanguage(name, locale)) ?? [])
      .join('; '),
  );
  return [`Found: ${found.total}: ${filtersInWords(filters, locale)}`, ...rows].join('\n');
}

function describeProblem(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
}
