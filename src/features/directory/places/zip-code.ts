/**
 * The five digits of a ZIP code that stands alone or in an address: "33126-1234", "FL 33126", "ZIP 33126", "Miami, FL
 * 33126". Undefined for none, and for a text with other digits besides.
 */
export function findZipCode(text: string): string | undefined {
  return /^\D*(\d{5})(?:[-–\s]?\d{4})?\D*$/.exec(text)?.[1];
}

/** Florida's begin with 320 to 339, 341, 342, 344, 346, 347, 349. */
export function isFloridaZipCode(zipCode: string): boolean {
  return /^3(2|3|4[124679])/.test(zipCode);
}
