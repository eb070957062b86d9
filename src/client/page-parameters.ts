/**
 * The parameters of a page's address, by name: what a text stands for, or undefined when it is none of the values that
 * the page knows. A reader is only given texts that say something; an empty parameter counts as absent.
 */
export type PageParameters<Search> = {
  readonly [Name in keyof Search]-?: (text: string) => Search[Name] | undefined;
};

/** What an address can hold: texts, and before the address is written what becomes a text. */
export type AddressValues<Name extends string> = Partial<Record<Name, string | number | boolean | undefined>>;

/**
 * Tells the router which parameters a page has. They are read by the page itself with {@link readParameters}, so that
 * what they may be is not part of every first load; and because the router leaves in the address's own text of each
 * parameter that is not read here.
 */
export function parametersNamed<Name extends string>(given: AddressValues<Name>): AddressValues<Name> {
  return given;
}

/**
 * Reads an address that anyone may have written. Correct values are kept; one that the page does not know leaves its
 * parameter to the default and is named, so that the page can say so. Parameters of other names are ignored.
 *
 * @param given the address's parameters by name
 * @returns what is known, and the names of the parameters whose values are not
 */
export function readParameters<Search extends object>(
  parameters: PageParameters<Search>,
  given: object,
): { search: Partial<Search>; wrong: (keyof Search & string)[] } {
  const search: Partial<Search> = {};
  const wrong: (keyof Search & string)[] = [];
  const texts = new Map<string, unknown>(Object.entries(given));
  for (const name of Object.keys(parameters) as (keyof Search & string)[]) {
    const text = textOf(texts.get(name));
    if (text.trim() === '') continue;
    const value = parameters[name](text);
    if (value === undefined) wrong.push(name);
    else search[name] = value;
  }
  return { search, wrong };
}

/** A text as it can be typed into one line of a form: neither longer than that allows nor with control characters. */
export function typedText(maximumLength: number): (text: string) => string | undefined {
  return (text) => (text.length <= maximumLength && !/\p{Cc}/u.test(text) ? text : undefined);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** How a router reads and writes them: as text in both directions. ?zipCode=33126 stays readable and is never a number. */
export const PARAMETERS_AS_TEXT = {
  parseSearch: (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, unknown>): string => {
    const filled = Object.entries(search).filter(([, value]) => value !== undefined);
    const text = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
    return text === '' ? '' : `?${text}`;
  },
};
