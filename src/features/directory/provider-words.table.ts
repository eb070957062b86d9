import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Table `provider_words`: every distinct word of the names that a search compares (doctors and centers), so
 * that a word typed wrongly finds the words it may have meant. Derived from `providers` by
 * `provider-data.server.ts`.
 */
export const providerWords = pgTable(
  'provider_words',
  {
    word: text('word').primaryKey(),
    /**
     * The word spelt as Latin American Spanish hears it: z and c as s, v as b, y as i, h silent. "velasques",
     * "velazquez" and "belasquez" share one.
     */
    sound: text('sound').notNull().generatedAlwaysAs(sql`translate(word, 'zcvyh', 'ssbi')`),
  },
  (table) => [index('provider_words_sound_index').on(table.sound)],
);

/**
 * Table `provider_joined_names`: every distinct entry of `providers.joined_names`, so that a search learns in one reading
 * which joined words of a typed name the directory has at all.
 */
export const providerJoinedNames = pgTable('provider_joined_names', { form: text('form').primaryKey() });

/**
 * Table `provider_names`: every distinct name of a doctor and of a center, once for each of its words, so that the names
 * with a word that begins as it is typed are read from the index in their order.
 */
export const providerNames = pgTable(
  'provider_names',
  {
    /** A name that is both is a center's. */
    kind: text('kind', { enum: ['provider', 'center'] }).notNull(),
    word: text('word').notNull(),
    /** All of its words, as `search_text` has them: ' ana garcia lopez'. */
    nameWords: text('name_words').notNull(),
    /** As it is shown. */
    name: text('name').notNull(),
  },
  // With all columns, so that the index alone answers.
  (table) => [primaryKey({ columns: [table.kind, table.word, table.nameWords, table.name] })],
);

/** Table `provider_cities`: the cities of the directory by county, with how many providers each has. */
export const providerCities = pgTable(
  'provider_cities',
  {
    /** As `providers.search_city` has it: ' saint petersburg'. */
    searchCity: text('search_city').notNull(),
    county: text('county').notNull(),
    /** As a page writes it: 'Saint Petersburg'. */
    city: text('city').notNull(),
    /** What versions before 0.2.0 compare. */
    matchCity: text('match_city')
      .notNull()
      .generatedAlwaysAs(sql`replace(replace(search_city, ' saint ', ' st '), ' fort ', ' ft ')`),
    /** As a typed city is compared, abbreviations in full ("N MIAMI BCH"), Saint and Fort short: ' north miami beach'. */
    comparedCity: text('compared_city').notNull().generatedAlwaysAs(sql`public.city_text(search_city)`),
    providerCount: integer('provider_count').notNull(),
    demoCount: integer('demo_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.searchCity, table.county] })],
);

/**
 * Table `provider_counts`: how many providers a combination of filters has, so that a broad search need not count
 * thousands of rows. Language '' counts every provider, whatever it speaks. A provider is in `provider_count` under its
 * first specialty alone, so that sums over specialties count nobody twice; under the others it is in `other_count`.
 */
export const providerCounts = pgTable(
  'provider_counts',
  {
    language: text('language').notNull(),
    specialty: text('specialty').notNull(),
    county: text('county').notNull(),
    providerCount: integer('provider_count').notNull(),
    otherCount: integer('other_count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.language, table.specialty, table.county] })],
);

/**
 * Table `provider_zip_counts`: how many providers a combination of filters has in each ZIP code, so that a search around one
 * need not look at all rows near it. Language '' and specialty '' count every provider, once.
 */
export const providerZipCounts = pgTable(
  'provider_zip_counts',
  {
    language: text('language').notNull(),
    specialty: text('specialty').notNull(),
    zipCode: text('zip_code').notNull(),
    /** Beside the ZIP code, because one may reach into several. */
    county: text('county').notNull(),
    providerCount: integer('provider_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.specialty, table.zipCode, table.county] })],
);

/**
 * Table `provider_fact_counts`: the same of those of whom a fact is known (they take a plan, do a panel), who take new patients,
 * or both. Fact '' counts all, and `is_accepting` false whether they take new patients or not; what is neither is in
 * `provider_zip_counts`.
 */
export const providerFactCounts = pgTable(
  'provider_fact_counts',
  {
    /** 'phc', 'dpo', or the letter of a panel. */
    fact: text('fact').notNull(),
    isAccepting: boolean('is_accepting').notNull(),
    language: text('language').notNull(),
    specialty: text('specialty').notNull(),
    zipCode: text('zip_code').notNull(),
    county: text('county').notNull(),
    providerCount: integer('provider_count').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'provider_fact_counts_pk',
      columns: [table.fact, table.isAccepting, table.language, table.specialty, table.zipCode, table.county],
    }),
  ],
);

/**
 * Table `provider_plan_values`: which plans a text of `providers.plan_id` stands for, as the setting PROVIDER_PLANS has it; in
 * small letters. The trigger of `providers.plans` reads it.
 */
export const providerPlanValues = pgTable('provider_plan_values', {
  value: text('value').primaryKey(),
  plans: text('plans').array().notNull(),
});
