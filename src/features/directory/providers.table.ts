import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * Table `providers`: one row is one provider (a doctor, or a facility listed under its own name) at one
 * address (docs/product/records.md, Provider). Columns that may be null are unknown, never "no".
 */
export const providers = pgTable(
  'providers',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** National Provider Identifier, ten digits; unknown for demonstration rows. */
    npi: text('npi'),
    center: text('center').notNull(),
    /** The person's name without title, or the facility's own name. */
    doctor: text('doctor').notNull(),
    /** Spanish name of one of the 24 specialties, the first of this provider: the value that the contract's payload carries. */
    specialty: text('specialty').notNull(),
    /** Those beside it. Two columns, because results of the first are read from an index that has their order. */
    otherSpecialties: text('other_specialties').array().notNull().default(sql`'{}'`),
    /** All of them, the first in front. */
    specialties: text('specialties')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`ARRAY[specialty] || array_remove(other_specialties, specialty)`),
    address: text('address').notNull(),
    suite: text('suite'),
    city: text('city').notNull(),
    county: text('county').notNull(),
    zipCode: text('zip_code').notNull(),
    phone: text('phone'),
    fax: text('fax'),
    email: text('email'),
    /** English language names ("Spanish", "Haitian Creole"); null when unknown. */
    languages: text('languages').array(),
    certified: boolean('certified'),
    acceptingNewPatients: boolean('accepting_new_patients'),
    panelA: boolean('panel_a'),
    panelB: boolean('panel_b'),
    panelC: boolean('panel_c'),
    panelD: boolean('panel_d'),
    panelF: boolean('panel_f'),
    panelH: boolean('panel_h'),
    panelI: boolean('panel_i'),
    panelJ: boolean('panel_j'),
    /** Ages served as the source words them, for example "0-18". */
    ages: text('ages'),
    planId: text('plan_id'),
    /** Plans that `provider_plan_values` has for `planId`; a trigger sets them whenever that is written. Null is unknown. */
    plans: text('plans').array(),
    /** Letters of the panels with a yes; null without any. */
    panels: text('panels')
      .array()
      .generatedAlwaysAs(
        sql`nullif(array_remove(ARRAY[CASE WHEN panel_a THEN 'A' END, CASE WHEN panel_b THEN 'B' END, CASE WHEN panel_c THEN 'C' END, CASE WHEN panel_d THEN 'D' END, CASE WHEN panel_f THEN 'F' END, CASE WHEN panel_h THEN 'H' END, CASE WHEN panel_i THEN 'I' END, CASE WHEN panel_j THEN 'J' END], NULL), '{}')`,
      ),
    dateAdded: date('date_added'),
    /**
     * Date of the newest list that has the row as it is; unknown for rows of versions that kept none. What an office confirms
     * itself gets a column of its own, which no import touches.
     */
    listDate: date('list_date'),
    /** True for generated demonstration rows, which never mix silently with real ones. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** Identity of the row in its source: same NPI (or name) at the same address is the same row. */
    sourceKey: text('source_key').notNull(),
    /** ' ' + words of doctor and center in lower case without accents; each word starts after a space. */
    searchName: text('search_name')
      .notNull()
      .generatedAlwaysAs(sql`public.search_text(doctor || ' ' || center)`),
    /**
     * Two and three neighbouring words of doctor or center as one, so that "Delacruz" finds De La Cruz, with Saint before
     * a name short.
     */
    joinedNames: text('joined_names')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`public.joined_words(doctor) || public.joined_words(center)`),
    /**
     * What results are in the order of: last names first ('garcia lopez  ana'); a center by its name. Never by what
     * anybody paid. Empty until `refreshProviderWords` has made it.
     */
    sortName: text('sort_name').notNull().default(''),
    searchCity: text('search_city').notNull().generatedAlwaysAs(sql`public.search_text(city)`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('providers_source_key_unique').on(table.sourceKey),
    // The filters that may match thousands of rows each have an index in the order of results, so that a page is
    // read from it without sorting.
    index('providers_specialty_county_sort_index').on(
      table.specialty,
      table.county,
      table.sortName,
      table.id,
    ),
    index('providers_specialty_sort_index').on(table.specialty, table.sortName, table.id),
    index('providers_county_sort_index').on(table.county, table.sortName, table.id),
    index('providers_city_sort_index').on(table.searchCity, table.sortName, table.id),
    index('providers_sort_index').on(table.sortName, table.id),
    // Few providers have several, so what this finds is sorted quickly.
    index('providers_other_specialties_index')
      .using('gin', table.otherSpecialties)
      .where(sql`${table.otherSpecialties} <> '{}'`),
    index('providers_zip_code_index').on(table.zipCode),
    // Results of one plan, of those who take new patients and of panels, however few they are; what panels and plans find together is counted there.
    index('providers_phc_sort_index').on(table.sortName, table.id).where(sql`${table.plans} @> '{phc}'`),
    index('providers_dpo_sort_index').on(table.sortName, table.id).where(sql`${table.plans} @> '{dpo}'`),
    index('providers_accepting_sort_index')
      .on(table.sortName, table.id)
      .where(sql`${table.acceptingNewPatients}`),
    index('providers_panels_sort_index')
      .on(
        table.sortName,
        table.id,
        table.panels,
        table.zipCode,
        table.county,
        table.plans,
        table.acceptingNewPatients,
      )
      .where(sql`${table.panels} IS NOT NULL`),
    // The other places of a provider.
    index('providers_npi_index').on(table.npi).where(sql`${table.npi} IS NOT NULL`),
    index('providers_languages_index').using('gin', table.languages),
    index('providers_search_name_index').using('gin', sql`${table.searchName} gin_trgm_ops`),
    index('providers_joined_names_index').using('gin', table.joinedNames),
    // The order of versions before 0.2.0: by first name.
    index('providers_specialty_county_order_index').on(
      table.specialty,
      table.county,
      table.searchName,
      table.id,
    ),
    index('providers_specialty_order_index').on(table.specialty, table.searchName, table.id),
    index('providers_county_order_index').on(table.county, table.searchName, table.id),
    index('providers_city_order_index').on(table.searchCity, table.searchName, table.id),
    index('providers_order_index').on(table.searchName, table.id),
  ],
);
