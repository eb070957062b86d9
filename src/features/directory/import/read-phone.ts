import { readPhoneNumber } from '#i18n/phone-number.ts';
import { plainNumber } from './provider-csv-values.ts';

/** A number of the North American Numbering Plan, as a file writes it. */
export type UsPhoneNumber = {
  /** In the one form that the database stores: "(305) 555-0142". */
  phone: string;
  /** Digits of an extension, where the text had one. */
  extension?: string;
  /** True where the text goes on after the number and its extension: a second number, an option, hours. */
  hasMore: boolean;
};

/** Seven letters and digits after the area code: "1-800-FLOWERS", "1 (800) CALL-NOW". */
const VANITY = /^(\+?1?[\s().-]*[2-9]\d{2}[\s().-]*)([a-z\d](?:[\s.-]?[a-z\d]){6})$/i;
/** After a toll-free code words may be longer; what is beyond seven is not dialled: "1-800-FLOWERSNOW". */
const LONG_VANITY = /^(\+?1?[\s().-]*8(?:00|33|44|55|66|77|88)[\s().-]*)([a-z\d](?:[.-]?[a-z\d]){7,10})$/i;
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
/** What may stand before a number without meaning anything. */
const LABEL = /^(?:tel|telephone|tel[eé]fono|phone|ph|fax|office|oficina|main|t|p|f|o)[\s.:#-]+(?=[\d+(])/i;
const LINE = /^(\+?1)?[\s().\-/]*[2-9]\d{2}[\s().\-/]*\d{3}[\s().\-/]*\d{4}/;

/**
 * Reads the first number in any usual spelling: any dash, "+1", an extension, vanity letters, ".0" of a spreadsheet. Area
 * code and exchange start with 2 to 9 and are not service codes such as 911.
 *
 * @returns undefined when the text does not begin with such a number
 */
export function readUsPhoneNumber(text: string): UsPhoneNumber | undefined {
  const plain = vanityAsDigits(
    plainNumber(text)
      .replace(/^(\+?1?\d{10})\.0+$/, '$1')
      .replace(LABEL, ''),
  );
  const found = LINE.test(plain) ? readPhoneNumber(plain) : undefined;
  const rest = plain.slice(found?.end);
  if (found === undefined || /^-?\d/.test(rest)) return undefined;
  const [, areaCode, exchange, line] = /^1([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(found.digits) ?? [];
  if (areaCode === undefined || exchange === undefined || line === undefined) return undefined;
  if (areaCode.endsWith('11') || exchange.endsWith('11')) return undefined;
  const { extension } = found;
  return {
    phone: `(${areaCode}) ${exchange}-${line}`,
    ...(extension !== undefined && { extension }),
    hasMore: /[\p{L}\p{N}]/u.test(rest),
  };
}

function vanityAsDigits(text: string): string {
  if (LINE.test(text)) return text;
  const [, areaCode, word] = VANITY.exec(text) ?? LONG_VANITY.exec(text) ?? [];
  if (areaCode === undefined || word === undefined || !/[a-z]{3}/i.test(word)) return text;
  return areaCode + [...word.toLowerCase()].map(digitOf).join('').slice(0, 7);
}

function digitOf(key: string): string {
  const index = KEYS.findIndex((letters) => letters.includes(key));
  if (index >= 0) return String(index + 2);
  return /\d/.test(key) ? key : '';
}
