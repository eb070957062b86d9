import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata } from 'sharp';
import { MOST_PIXELS, type PictureHeader, planEncoding } from './encoding-plan.ts';
import { pngFrames, withoutPngExtras } from './png-extras.server.ts';
import type { WrittenAnswer } from './re-encode-picture.server.ts';

/*
 * A process that re-encodes one picture: reads a file from standard input, writes the same picture as WebP in several
 * widths to standard output, or why there is none. Nothing of the file itself, its metadata included, survives. It is a process of
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

// A parent that was stopped or killed wants no answer any more: then the pipe that it holds closes.
new Socket({ fd: 3 })
  .on('close', () => process.exit(1))
  .resume()
  .unref();
const answer = await encode(await buffer(process.stdin)).catch(
  (): WrittenAnswer => ({ problem: 'unreadable' }),
);
process.stdout.write(JSON.stringify(answer));

async function encode(file: Buffer): Promise<WrittenAnswer> {
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
  const files: { width: number; content: string }[] = [];
  for (const width of plan.widths) {
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const content = await sharp(data, { raw }).resize({ width }).webp({ quality: QUALITY }).toBuffer();
    files.push({ width, content: content.toString('base64') });
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
