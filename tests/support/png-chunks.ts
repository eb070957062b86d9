import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** What the header of a PNG claims. */
export type PngClaim = {
  width: number;
  height: number;
  depth?: 8 | 16;
  colour?: 2 | 6;
  isInterlaced?: boolean;
};

/** A PNG with this header, these pixels and these chunks between them, whether they fit each other or not. */
export function craftPng(claim: PngClaim, pixels: Buffer, between: Buffer[] = []): Buffer {
  const { width, height, depth = 8, colour = 2, isInterlaced = false } = claim;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...between,
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One chunk of a PNG with its right checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
