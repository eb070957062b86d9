import { type FieldValues, SHOWN_FIELDS, type ShownFields } from '../provider-fields.ts';
import type { ProviderSearchResult, ProviderSummary } from './search-providers.ts';

/**
 * Reads the answer of POST /api/providers/search into one shape. The contract (docs/product/api.md) allows a plain
 * list of providers, or `{providers, isExpanded, expandedFrom}`, and languages as a text; our own server sends more
 * than that. What is missing is unknown.
 *
 * @throws {Error} when it is neither
 */
export function readSearchAnswer(answer: unknown): ProviderSearchResult {
  const { providers, total, isExpanded, expandedFrom, nextCursor } = Array.isArray(answer)
    ? { providers: answer }
    : fieldsOf(answer);
  if (!Array.isArray(providers)) throw new Error('The answer of the search holds no list of providers');
  return {
    providers: providers.filter(isObject).map(readProvider),
    total: typeof total === 'number' ? total : providers.length,
    isExpanded: isExpanded === true,
    expandedFrom: expandedFrom === 'zipCode' || expandedFrom === 'city' ? expandedFrom : null,
    // Nobody else measures.
    distanceFrom: null,
    nextCursor: textOr(null, nextCursor),
  };
}

function readProvider(provider: object, index: number): ProviderSummary {
  const given = fieldsOf(provider);
  const shown = Object.entries(SHOWN_FIELDS).map(([field, kind]) => [field, READERS[kind](given[field])]);
  return {
    id: textOr(String(index), given['id']),
    ...(Object.fromEntries(shown) as ShownFields),
    specialties: readList(given['specialties']) ?? readList([given['specialty']]) ?? [],
    isDemo: given['isDemo'] === true,
    distanceMiles: null,
  };
}

const READERS: { [Kind in keyof FieldValues]: (value: unknown) => FieldValues[Kind] } = {
  text: (value) => textOr('', value),
  optionalText: (value) => textOr(null, value),
  optionalDay: (value) => /^\d{4}-\d{2}-\d{2}$/.exec(textOr('', value))?.[0] ?? null,
  list: (value) => readList(value) ?? [],
  optionalList: readList,
  answer: yesOrNo,
};

/** A list, or a text such as "English, Spanish"; nothing that could be read is unknown. */
function readList(value: unknown): string[] | null {
  const names = Array.isArray(value) ? value : textOr('', value).split(/[,;/|]/);
  const filled = names.flatMap((name) => textOr('', name).trim() || []);
  return filled.length > 0 ? filled : null;
}

function yesOrNo(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = textOr('', value).trim().toLowerCase();
  if (['yes', 'true', 'sí', 'si'].includes(text)) return true;
  return ['no', 'false'].includes(text) ? false : null;
}

function textOr<Otherwise extends string | null>(otherwise: Otherwise, value: unknown): string | Otherwise {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? { ...value } : {};
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
