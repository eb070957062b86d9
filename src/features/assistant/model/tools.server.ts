import { tool } from 'ai';
import { z } from 'zod';
import { FILTER_NAMES, keepFilled } from '#features/directory/directory-filters.ts';
import { languageInLanguage, specialtyInLanguage } from '#features/directory/names-in-language.ts';
import { type ProviderSummary, searchProvidersRequest } from '#features/directory/search-providers.ts';
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
import { quoteLink } from '#features/quote/quote-link.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ReplyLink } from '../chat.ts';
import { answerWords } from '../engine/answer-words.ts';
import type { Sources } from '../engine/topic.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';

const words = answerWords(english, spanish);

/** Providers that are listed under an answer; the link leads to all of them. */
const LISTED_PROVIDERS = 3;

/** What the tools gave during one answer. */
export type ToolUse = {
  /** Everything that a tool said, which the answer may therefore state. */
  said: string[];
  links: ReplyLink[];
  /** The providers of the last search, as they are listed under the answer. */
  list: string | undefined;
};

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

const directoryInput = z.object({
  specialty: z.string().nullish().describe('English or Spanish name of a specialty, such as "Cardiology"'),
  doctor: z.string().nullish().describe("words of the doctor's or center's name"),
  zipCode: z.string().nullish().describe('five digits'),
  county: z.string().nullish().describe('a county of Florida'),
  city: z.string().nullish(),
  languages: z.string().nullish().describe('one language that the provider speaks'),
});

/**
 * The two tools of the language model: the calculator's rule and the directory's search. What they give is noted in
 * `use` as well, so that the answer can be held to it.
 */
export function assistantTools({ searchProviders }: Sources, locale: Locale, use: ToolUse) {
  const t = words(locale);
  return {
    quote: tool({
      description: 'The monthly price of a plan, by the rule of the quote calculator.',
      inputSchema: quoteInput,
      execute: async (input) => {
        const choices: PricedChoices = {
          ...input,
          numberOfChildren: listedValue(CHILDREN_COUNTS, input.numberOfChildren) ?? 0,
          selectedCorePackage: input.selectedCorePackage ?? undefined,
        };
        use.links.push({ href: quoteLink('/quote', { ...choices, county: '' }), label: t('quoteLink') });
        return note(use, describeQuote(choices));
      },
    }),
    findProviders: tool({
      description: 'Searches the directory of doctors, clinics, dentists, laboratories and pharmacies.',
      inputSchema: directoryInput,
      execute: async (input) => {
        const request = searchProvidersRequest.safeParse({ ...keepFilled(input), limit: LISTED_PROVIDERS });
        if (!request.success) return `Not a search: ${describeProblem(request.error)}`;
        const found = await searchProviders(request.data);
        const filters = FILTER_NAMES.flatMap((name) => {
          const value = request.data[name];
          return value === undefined ? [] : [[name, value]];
        });
        const query = filters.length > 0 ? new URLSearchParams(filters) : 'all=1';
        use.links.push({ href: `/providers?${query}`, label: t('directoryLink') });
        const rows = found.providers.map((provider) => describeProvider(provider, locale));
        use.list = rows.length > 0 ? listed(found.providers, rows, locale) : undefined;
        // Finding nobody is no source for an answer; the assistant then says by itself how to go on.
        if (rows.length === 0) return 'Nobody was found.';
        const searched = filters.map(([name, value]) => `${name} ${value}`).join(', ');
        const widened = found.isExpanded ? 'Few in that ZIP code, so its whole county is included.' : '';
        return note(
          use,
          [`${found.total} providers found. ${widened}`, `Searched: ${searched}`, ...rows].join('\n'),
        );
      },
    }),
  };
}

function note(use: ToolUse, said: string): string {
  use.said.push(said);
  return said;
}

function describeQuote(choices: PricedChoices): string {
  const { totalPremium, perPerson, people } = calculateQuote(choices);
  const lines = receiptLines(choices).map((line) => {
    if (line.kind === 'basic')
      return `Basic coverage, ${line.planType}, age ${line.primaryAge}: $${line.amount}`;
    if (line.kind === 'children') return `${line.count} children at $${line.each} each: $${line.amount}`;
    return `${PACKAGE_NAMES[line.id]}, ${line.priceKind} price: $${line.amount}`;
  });
  return [
    `Total per month: $${totalPremium}`,
    `Per person and month: $${perPerson} (${people} people)`,
    ...lines,
  ].join('\n');
}

/** The list under the answer has the phones; the model does not, so that it cannot give one to the wrong provider. */
function listed(providers: readonly ProviderSummary[], rows: readonly string[], locale: Locale): string {
  const t = words(locale);
  const lines = providers.map(({ phone }, index) =>
    phone ? `- ${rows[index]} ${t('providerPhone', { phone })}` : `- ${rows[index]}`,
  );
  const isDemo = providers.some((provider) => provider.isDemo);
  return [t('listed'), ...lines, ...(isDemo ? [t('demonstration')] : [])].join('\n');
}

function describeProvider(provider: ProviderSummary, locale: Locale): string {
  const t = words(locale);
  const { doctor, center, suite, city, zipCode, languages } = provider;
  const address = suite ? `${provider.address}, ${suite}` : provider.address;
  const specialty = specialtyInLanguage(provider.specialty, locale);
  return [
    t('provider', { doctor, specialty, center, address, city, zipCode }),
    ...(languages ? [`${languages.map((name) => languageInLanguage(name, locale)).join(', ')}.`] : []),
  ].join(' ');
}

function describeProblem(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
}
