export type UsPhoneNumber = {
  /** In the one form that the database stores: "(305) 555-0142". */
  phone: string;
  /** Digits of an extension, where the text had one. */
  extension?: string;
};

const EXTENSION = /[\s,;]*(?:\b|(?<=\d))(?:extension|extensión|ext|x)\.?\s*(\d{1,6})\s*$/i;

/**
 * Reads a number of the North American Numbering Plan in any usual spelling (with or without +1, punctuation,
 * an extension at the end); undefined when it cannot be one. Area code and exchange start with 2 to 9 and are
 * not service codes such as 911.
 */
export function parseUsPhoneNumber(text: string): UsPhoneNumber | undefined {
  const extension = EXTENSION.exec(text)?.[1];
  const number = extension === undefined ? text : text.replace(EXTENSION, '');
  if (!/^[\d\s().+/-]+$/.test(number)) return undefined;
  const parts = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(number.replace(/\D/g, ''));
  const [, areaCode, exchange, line] = parts ?? [];
  if (areaCode === undefined || exchange === undefined || line === undefined) return undefined;
  if (areaCode.endsWith('11') || exchange.endsWith('11')) return undefined;
  const phone = `(${areaCode}) ${exchange}-${line}`;
  return extension === undefined ? { phone } : { phone, extension };
}
