import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata } from 'sharp';
import { MOST_PIXELS, type PictureHeader, planEncoding } from './encoding-plan.ts';
import { pngFrames, withoutPngExtras } from './png-extras.server.ts';
import type { EncoderMessage } from './re-encode-picture.server.ts';

/*
 * A process that re-encodes one picture: reads a file from standard input, sends its parent the same picture as WebP in
 * several widths, or why there is none. Nothing of the file itself, its metadata included, survives. It is a process of
 * its own so that whatever a hostile file does to a decoder ends with it, memory included.
 */
const QUALITY = 80;

sharp.cache(false);
sharp.concurrency(1);
// Decoders of formats that are not taken (SVG, PDF, TIFF, AVIF …) cannot be reached by any trick.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});

// Its parent ends it when it has the answer. A parent that was stopped or killed wants none any more.
process.on('disconnect', () => process.exit(1));
const message = await encode(await buffer(process.stdin)).catch(
  (): EncoderMessage => ({ problem: 'unreadable' }),
);
process.send?.(message);

async function encode(file: Buffer): Promise<EncoderMessage> {
  const bytes = withoutPngExtras(file);
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const plan = planEncoding(headerOf(metadata, pngFrames(file)));
  if ('problem' in plan) return plan;
  const [widest = 1] = plan.widths;
  // Decoded once, in colours of the web and upright. What lies there then is bare pixels.
  const { data, info } = await sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MOST_PIXELS,
    autoOrient: true,
  })
    .resize({ width: widest })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files: { width: number; content: Uint8Array }[] = [];
  for (const width of plan.widths) {
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const content = await sharp(data, { raw }).resize({ width }).webp({ quality: QUALITY }).toBuffer();
    files.push({ width, content });
  }
  return { encoded: { width: info.width, height: info.height, files } };
}

/** @param frames of a PNG, whose decoder takes an animated one for a picture */
function headerOf(metadata: Metadata, frames: number): PictureHeader {
  return {
    format: metadata.format,
    width: metadata.width,
    height: metadata.height,
    upright: metadata.autoOrient,
    channels: metadata.channels,
    bytesPerSample: metadata.depth === 'uchar' ? 1 : 2,
    isProgressive: metadata.isProgressive,
    chromaSubsampling: metadata.chromaSubsampling,
    isTurned: (metadata.orientation ?? 1) > 4,
    frames: metadata.pages ?? frames,
  };
}
