import type { ProviderSearchResult, ProviderSummary } from './search-providers.ts';

/**
 * Reads the answer of POST /api/providers/search into one shape. The contract (specification, section 7) allows a plain
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
    expandedFrom: expandedFrom === 'zipCode' ? expandedFrom : null,
    nextCursor: textOr(null, nextCursor),
  };
}

function readProvider(provider: object, index: number): ProviderSummary {
  const given = fieldsOf(provider);
  return {
    id: textOr(String(index), given['id']),
    doctor: textOr('', given['doctor']),
    specialty: textOr('', given['specialty']),
    center: textOr('', given['center']),
    address: textOr('', given['address']),
    suite: textOr(null, given['suite']),
    city: textOr('', given['city']),
    county: textOr('', given['county']),
    zipCode: textOr('', given['zipCode']),
    phone: textOr(null, given['phone']),
    fax: textOr(null, given['fax']),
    languages: readLanguages(given['languages']),
    certified: yesOrNo(given['certified']),
    acceptingNewPatients: yesOrNo(given['acceptingNewPatients']),
    isDemo: given['isDemo'] === true,
  };
}

/** A list, or a text such as "English, Spanish"; nothing that could be read is unknown. */
function readLanguages(languages: unknown): string[] | null {
  const names = Array.isArray(languages) ? languages : textOr('', languages).split(/[,;/|]/);
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
