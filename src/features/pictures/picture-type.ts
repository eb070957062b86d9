/** Formats that can be uploaded. What is stored and shown is always WebP, re-encoded. */
export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp';

/**
 * The format of a file by its first bytes; its name and what the browser says of it count for nothing.
 *
 * @returns undefined for everything that is not one of the formats
 */
export function readPictureType(bytes: Uint8Array): PictureType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return undefined;
}
