/** 128 random bits as 32 hexadecimal digits; unlike `crypto.randomUUID` also on a site without https. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
