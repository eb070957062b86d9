import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { FORMS, isSubmissionKind } from '#forms/all-forms.ts';
import type { FieldType } from '#forms/form-definition.ts';
import { submissions } from '#forms/submissions.table.ts';
import { InvalidInput } from '#server/errors.ts';
import { toReadableLine } from '#ui/readable-text.ts';
import { type InboxFilters, isSubmissionState, LONGEST_SEARCH } from './inbox.ts';

const text = z.string('field.type').optional();

/** POST /api/submissions/search and POST /api/submissions/export.csv; a file has no `before`. */
export const submissionSearch = z.strictObject(
  { kind: text, state: text, search: text, before: text },
  'field.unknown',
);
export const exportSearch = submissionSearch.omit({ before: true });

type GivenFilters = Partial<Record<'kind' | 'state' | 'search', string | undefined>>;

/**
 * Reads the filters of a request's address. Words to search for are not taken from there: they are names and phone
 * numbers, and proxies log addresses.
 *
 * @throws {InvalidInput} as `readFilters`, and for words to search for
 */
export function readAddressFilters(query: Record<string, string>): InboxFilters {
  if (query['search']) throw new InvalidInput([{ field: 'search', key: 'field.unknown' }]);
  return readFilters(query);
}

/**
 * Reads the filters of a request; empty ones count as absent.
 *
 * @throws {InvalidInput} for a kind or state that there is none of, and for a search that is too long
 */
export function readFilters(given: GivenFilters): InboxFilters {
  const { kind, state } = given;
  const search = toReadableLine(given.search ?? '').trim();
  const problems: { field: string; key: string }[] = [];
  if (kind && !isSubmissionKind(kind)) problems.push({ field: 'kind', key: 'choice.unknown' });
  if (state && !isSubmissionState(state)) problems.push({ field: 'state', key: 'choice.unknown' });
  if (search.length > LONGEST_SEARCH) problems.push({ field: 'search', key: 'text.tooLong' });
  if (problems.length > 0) throw new InvalidInput(problems);
  return {
    kind: isSubmissionKind(kind) ? kind : undefined,
    state: isSubmissionState(state) ? state : undefined,
    search: search || undefined,
  };
}

/** The condition that holds for the forms which the filters find; undefined when they find all. */
export function findsWith({ kind, state, search }: InboxFilters): SQL | undefined {
  return and(
    kind && eq(submissions.kind, kind),
    state && eq(submissions.state, state),
    search === undefined ? undefined : matches(search),
  );
}

const NAMES = fieldsOfType('name', 'email', 'given');
const WRITTEN = fieldsOfType('block');
const PHONES = fieldsOfType('phone');

/** Names of all forms' fields of some types, each once. */
function fieldsOfType(...types: readonly FieldType[]): string[] {
  const fields = FORMS.flatMap((form) => Object.entries(form.fields));
  return [...new Set(fields.flatMap(([name, { type }]) => (types.includes(type) ? [name] : [])))];
}

/** Where a word begins in a text that `search_text` has not cut into words. */
const WORD_BEGINS = '(?:^|[^a-z0-9\\u0100-\\u1fff\\u2c00-\\U0010ffff])';

/**
 * Every word of the search begins a word of the names, email addresses, phone numbers, of what somebody wrote or of the
 * reference, without regard to case and accents; or the search is a phone number, whose digits are compared in any
 * spelling. What somebody wrote is long: it is folded the quick way, and looked at closely only where the letters of a
 * word are.
 */
function matches(search: string): SQL {
  const field = (name: string) => sql`${submissions.payload} ->> ${name}::text`;
  const texts = sql.join([...NAMES, ...PHONES].map(field), sql`, `);
  const phones = sql.join(
    PHONES.map((name) => sql`regexp_replace(${field(name)}, '[^0-9]', '', 'g')`),
    sql`, `,
  );
  const written = sql.join(WRITTEN.map(field), sql`, `);
  const { reference } = submissions;
  // OFFSET 0 keeps PostgreSQL from computing the texts again for each word.
  return sql`EXISTS (
    SELECT FROM (
      SELECT
        public.search_text(concat_ws(' ', ${reference}, replace(${reference}, '-', ''), replace(substr(${reference}, 4), '-', ''), ${texts})) AS words,
        concat_ws(' ', ${phones}) AS phones,
        lower(public.unaccent('public.unaccent'::regdictionary,
          replace(replace(concat_ws(' ', ${written}), '''', ''), '’', ''))) AS written
      OFFSET 0
    ) AS sent
    WHERE ${phoneCondition(search)} (
      public.search_text(${search}) <> '' AND NOT EXISTS (
        SELECT FROM unnest(string_to_array(btrim(public.search_text(${search})), ' ')) AS word
        WHERE strpos(sent.words, ' ' || word) = 0
          AND NOT (strpos(sent.written, word) > 0 AND sent.written ~ (${WORD_BEGINS} || word))
      )
    )
  )`;
}

/** Least digits of a search that is taken for a part of a phone number. */
const LEAST_DIGITS = 3;

function phoneCondition(search: string): SQL {
  const digits = phoneDigits(search);
  return digits === undefined ? sql`` : sql`strpos(sent.phones, ${digits}) > 0 OR`;
}

/** The digits of a search that is nothing but a phone number or a part of one: "+1 (305) 555" → "305555". */
export function phoneDigits(search: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(search)) return undefined;
  const digits = search.replace(/\D/g, '');
  const isWithCountry = search.trim().startsWith('+1') || (digits.length === 11 && digits.startsWith('1'));
  const local = isWithCountry ? digits.slice(1) : digits;
  return local.length >= LEAST_DIGITS ? local : undefined;
}
