/*
 * Phone numbers as people write them into a form or a list: with an extension, a second number, the international
 * prefix, or words around them.
 */

/** What stands between the digits of one number. */
const BETWEEN = String.raw`[\s().\-–—/]*`;
/** Ten digits, with or without the country's 1, and none beside them that belongs to a longer number. */
const NORTH_AMERICAN = new RegExp(
  String.raw`(?<!\d)(?:1${BETWEEN})?(\d{3})${BETWEEN}(\d{3})${BETWEEN}(\d{4})(?!\d)`,
);
/** Begins with a plus, or with what is dialled in its place from here (011) and from most countries (00). */
const FROM_ABROAD = /^\D*(?:\+(?!\W*1)|\b011|\b00)/;
const ANY = new RegExp(String.raw`(?:\b011|\b00)?${BETWEEN}(\d[\d\s().\-–—/]*)`);
const EXTENSION = /^[\s,;.(-]*(?:extensi[oó]n|ext|x|#)[\s.:#]*(\d{1,7})(?!\d)/i;
/** Least digits of a number with its area code. */
const LEAST_DIGITS = 10;

/** A number that can be dialled. */
export type PhoneNumber = {
  /** With the country's code, digits only. */
  digits: string;
  /** To be dialled once the call is answered. */
  extension?: string;
  /** Where in the text the number and its extension end. */
  end: number;
};

/**
 * The first number in a text: "305-555-0100 ext. 45 después de las 5" has the digits 13055550100 and the extension 45.
 * Ten digits are a North American number.
 *
 * @returns undefined when no number with an area code is there
 */
export function readPhoneNumber(text: string): PhoneNumber | undefined {
  const northAmerican = FROM_ABROAD.test(text) ? null : NORTH_AMERICAN.exec(text);
  const found = northAmerican ?? ANY.exec(text);
  if (!found) return undefined;
  const written = found.slice(1).join('').replace(/\D/g, '');
  if (written.length < LEAST_DIGITS) return undefined;
  const end = found.index + found[0].length;
  const [behind = '', extension] = EXTENSION.exec(text.slice(end)) ?? [];
  return {
    digits: northAmerican ? `1${written}` : written,
    ...(extension !== undefined && { extension }),
    end: end + behind.length,
  };
}

/**
 * The `tel:` address (RFC 3966) of a number as people type it: "(305) 555-0100 x45" → "tel:+13055550100;ext=45". For those of
 * this site there is `telHref` (format.ts), which every page loads.
 */
export function telHrefOfTyped(text: string): string {
  const number = readPhoneNumber(text);
  if (!number) return `tel:${text.replace(/\D/g, '')}`;
  return `tel:+${number.digits}${number.extension === undefined ? '' : `;ext=${number.extension}`}`;
}
