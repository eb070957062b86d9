import { tool } from 'ai';
import { z } from 'zod';
import { keepFilled } from '#features/directory/directory-filters.ts';
import { languageInLanguage, specialtyInLanguage } from '#features/directory/names-in-language.ts';
import {
  type ProviderSearchResult,
  type ProviderSummary,
  type SearchProvidersRequest,
  searchProvidersRequest,
} from '#features/directory/search-providers.ts';
import { findSpecialty } from '#features/directory/specialties.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Sources } from '../engine/topic.ts';
import { directoryAddress, filtersOf, type ProviderSlots } from '../topics/providers/provider-slots.ts';
import { words } from '../topics/providers/provider-translators.ts';
import { rowsOf, subjectOf } from '../topics/providers/say-found.ts';
import type { ToolUse } from './tool-use.ts';

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
      const slots = slotsOf(request.data);
      const said = describeFound(found, slots, locale);
      use.said.push(said);
      use.list = listOf(found.providers, slots, locale);
      use.links.push({
        href: directoryAddress(filtersOf(slots)),
        label: words(locale)('links.all', { count: found.total }),
      });
      return said;
    },
  });
}

/** The search as the topic of providers understands one, so that both answer alike. */
function slotsOf({
  specialty,
  doctor,
  zipCode,
  county,
  city,
  languages,
}: SearchProvidersRequest): ProviderSlots {
  const specialtyName = specialty && findSpecialty(specialty)?.en;
  return {
    ...(specialtyName && { specialty: specialtyName }),
    ...(doctor && { doctor }),
    place: { ...(zipCode && { zipCode }), ...(county && { county }), ...(city && { city }) },
    ...(languages && { language: languages }),
    asides: [],
    shown: 0,
  };
}

function listOf(providers: readonly ProviderSummary[], slots: ProviderSlots, locale: Locale): string {
  const rows = rowsOf(providers, slots, locale);
  return providers.some(({ isDemo }) => isDemo) ? `${rows}\n\n${words(locale)('demo')}` : rows;
}

/** The list under the answer has the phones; the model does not, so that it cannot give one to the wrong provider. */
function describeFound(found: ProviderSearchResult, slots: ProviderSlots, locale: Locale): string {
  const rows = found.providers.map(({ doctor, specialty, center, address, city, zipCode, languages }) =>
    [doctor, specialtyInLanguage(specialty, locale), center, `${address}, ${city}, FL ${zipCode}`]
      .concat(languages?.map((name) => languageInLanguage(name, locale)) ?? [])
      .join('; '),
  );
  return [`Found: ${subjectOf(slots, found, locale)}`, ...rows].join('\n');
}

function describeProblem(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
}
