/**
 * Whether a text is one plain address that may be in a mail's header: no name, no quotes, no characters with a meaning
 * of their own there. Stricter than what visitors may enter.
 */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z0-9-]+\.)*[A-Za-z0-9-]+$/.test(text);
}

/** The addresses in a list such as "one@example.com, two@example.com"; undefined when one of them is none. */
export function readAddressList(text: string): readonly string[] | undefined {
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isPlainAddress) ? addresses : undefined;
}

/** The part after the @. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
