/**
 * The address that opens a mail to somebody (RFC 6068), with the address as it was given: some mail programs show an
 * escaped "@" as it is. What would add a recipient or a header is escaped.
 *
 * @param subject in plain words
 */
export function mailHref(address: string, subject: string): string {
  const at = address.lastIndexOf('@');
  const to = [address.slice(0, at), address.slice(at + 1)].map(escapePart).join('@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

/** One side of the "@"; a plus is in many addresses, and there for itself. */
function escapePart(part: string): string {
  return encodeURIComponent(part).replaceAll('%2B', '+');
}
