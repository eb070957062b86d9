import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { craftPng, pngChunk } from './png-chunks.ts';

/** A file that an attacker uploads, or a user by mistake. */
export type HostileFile = {
  name: string;
  bytes: Buffer;
  /** What its sender says it is. */
  type: string;
  /** What it must be answered with; 200 when a harmless picture can be encoded from it. */
  status: 200 | 413 | 415 | 422;
};

/** A word that each hostile file hides and no stored picture may hold. */
export const PAYLOAD = 'alert(document.domain)';
const SCRIPT = `<script>${PAYLOAD}</script>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${PAYLOAD}">${SCRIPT}</svg>`;

const text = (content: string) => Buffer.from(content, 'latin1');

/** More than thirty files of which none may be stored as it is. */
export async function hostilePictures(): Promise<HostileFile[]> {
  return [...notPictures(), ...(await brokenPictures()), ...bombs(), ...(await disguisedPictures())];
}

/** Refused by their first bytes, whatever they are called. */
function notPictures(): HostileFile[] {
  const foreign: [string, string, Buffer][] = [
    ['an SVG with a script', 'image/svg+xml', text(SVG)],
    ['an SVG called PNG', 'image/png', text(SVG)],
    ['an SVG behind an XML declaration', 'image/svg+xml', text(`<?xml version="1.0"?>\n<!-- -->${SVG}`)],
    ['a web page', 'text/html', text(`<!doctype html>${SCRIPT}`)],
    ['a web page called JPEG', 'image/jpeg', text(`<html>${SCRIPT}</html>`)],
    ['a program called JPEG', 'image/jpeg', text(`MZ\x90\0\x03\0\0\0 This program ${PAYLOAD}`)],
    ['a program of Linux', 'image/png', text(`\x7fELF\x02\x01\x01\0${PAYLOAD}`)],
    ['a shell script', 'image/gif', text(`#!/bin/sh\n${PAYLOAD}`)],
    ['a script of PHP', 'image/jpeg', text(`<?php ${PAYLOAD} ?>`)],
    ['a script of ImageMagick', 'image/png', text(`push graphic-context\nfill 'url(${PAYLOAD})'`)],
    ['a PDF', 'application/pdf', text(`%PDF-1.7\n${PAYLOAD}`)],
    ['PostScript', 'image/jpeg', text(`%!PS-Adobe-3.0\n${PAYLOAD}`)],
    ['a TIFF', 'image/tiff', text(`II*\0\x08\0\0\0${PAYLOAD}`)],
    ['a BMP', 'image/bmp', text(`BM\x46\0\0\0\0\0\0\0${PAYLOAD}`)],
    ['an AVIF', 'image/avif', text(`\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf${PAYLOAD}`)],
    ['an icon', 'image/x-icon', text(`\0\0\x01\0\x01\0${PAYLOAD}`)],
    ['a HEIC', 'image/heic', text(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${PAYLOAD}`)],
    ['an archive', 'image/png', text(`PK\x03\x04${PAYLOAD}`)],
    ['noise', 'image/png', randomNoise()],
  ];
  return foreign.map(([name, type, bytes]) => ({ name, type, bytes, status: 415 as const }));
}

/** 2 kB of noise that begins like nothing known. */
function randomNoise(): Buffer {
  return Buffer.concat([text('noise'), randomBytes(2_000)]);
}

/** Begin like pictures, but are none, or not whole. */
async function brokenPictures(): Promise<HostileFile[]> {
  const jpeg = await scene().jpeg().toBuffer();
  const png = await scene().png().toBuffer();
  const webp = await scene().webp().toBuffer();
  const corrupt = Buffer.from(png);
  corrupt.fill(0x5a, png.length >> 1, (png.length >> 1) + 40);
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);
  const broken: [string, string, Buffer][] = [
    ['an empty file', 'image/png', Buffer.alloc(0)],
    ['half a JPEG', 'image/jpeg', half(jpeg)],
    ['half a PNG', 'image/png', half(png)],
    ['half a WebP', 'image/webp', half(webp)],
    ['a PNG with damaged pixels', 'image/png', corrupt],
    [
      'noise after the beginning of a JPEG',
      'image/jpeg',
      Buffer.concat([jpeg.subarray(0, 3), randomBytes(999)]),
    ],
    ['a GIF of no size', 'image/gif', text(`GIF89a\0\0\0\0\0\0\0${SCRIPT}`)],
    ['a GIF that is JavaScript', 'image/gif', text(`GIF89a/*\0\0\0\0*/=1;${PAYLOAD}//;`)],
    ['a moving GIF', 'image/gif', await (await moving()).gif().toBuffer()],
    ['a moving WebP', 'image/webp', await (await moving()).webp().toBuffer()],
  ];
  return broken.map(([name, type, bytes]) => ({ name, type, bytes, status: 422 as const }));
}

/** Small files that would become huge. */
function bombs(): HostileFile[] {
  const line = Buffer.alloc(90_001);
  const claims: [string, Buffer][] = [
    ['a picture 30,000 pixels wide', craftPng({ width: 30_000, height: 10 }, line)],
    ['a picture of 400 megapixels', craftPng({ width: 20_000, height: 20_000 }, line)],
    [
      'a picture of two billion pixels each side',
      craftPng({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }, line),
    ],
    [
      'an interlaced picture of 300 MB',
      craftPng({ width: 6_300, height: 6_300, depth: 16, colour: 6, isInterlaced: true }, line),
    ],
    [
      'a GIF of four gigapixels',
      text(`GIF89a\xff\xff\xff\xff\0\0\0,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;`),
    ],
  ];
  const tooLarge = Buffer.concat([text('\xff\xd8\xff\xe0'), Buffer.alloc(6 * 1024 * 1024)]);
  return [
    ...claims.map(([name, bytes]) => ({ name, type: 'image/png', bytes, status: 422 as const })),
    { name: 'a JPEG of 6 MB', type: 'image/jpeg', bytes: tooLarge, status: 413 },
  ];
}

/** Pictures that carry more than a picture: what is stored is re-encoded, without it. */
async function disguisedPictures(): Promise<HostileFile[]> {
  const jpeg = await scene().jpeg().toBuffer();
  const comment = Buffer.concat([text('\xff\xfe'), lengthOf(SCRIPT.length + 2), text(SCRIPT)]);
  const application = Buffer.concat([text('\xff\xe1'), lengthOf(60_002), Buffer.alloc(60_000, PAYLOAD)]);
  const afterStart = (segments: Buffer[]) =>
    Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
  const located = scene().withExif({
    IFD0: { ImageDescription: PAYLOAD },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 46/1 0/1' },
  });
  const pixels = Buffer.alloc((10_000 * 3 + 1) * 3_000);
  const inflated = pngChunk(
    'zTXt',
    Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000))]),
  );
  const disguised: [string, string, Buffer][] = [
    ['a JPEG with a script in its comment', 'image/jpeg', afterStart([comment])],
    ['a JPEG with 4 MB of metadata', 'image/jpeg', afterStart(Array.from({ length: 70 }, () => application))],
    ['a JPEG with a web page behind it', 'image/jpeg', Buffer.concat([jpeg, text(SCRIPT)])],
    ['a JPEG with an archive behind it', 'image/jpeg', Buffer.concat([jpeg, text(`PK\x03\x04${PAYLOAD}`)])],
    ['a JPEG that says where it was taken', 'image/jpeg', await located.jpeg().toBuffer()],
    ['a WebP called JPEG', 'image/jpeg', await located.webp().toBuffer()],
    [
      'a GIF with JavaScript behind it',
      'image/gif',
      Buffer.concat([await scene().gif().toBuffer(), text(SCRIPT)]),
    ],
    [
      'a PNG with 50 MB of packed text',
      'image/png',
      craftPng({ width: 8, height: 8 }, Buffer.alloc(200), [inflated]),
    ],
    ['a PNG of 90 MB, packed to 90 kB', 'image/png', craftPng({ width: 10_000, height: 3_000 }, pixels)],
    ['a JPEG of 39 megapixels', 'image/jpeg', await scene(7_800, 5_000).jpeg().toBuffer()],
  ];
  return disguised.map(([name, type, bytes]) => ({ name, type, bytes, status: 200 as const }));
}

/** A picture with some structure, so that half of it is missing something. */
function scene(width = 640, height = 400): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#0a5563' } }).composite([
    {
      input: { create: { width: 200, height: 120, channels: 3, background: '#f26b55' } },
      left: 300,
      top: 200,
    },
  ]);
}

/** Two frames, one after the other. */
async function moving(): Promise<Sharp> {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await Promise.all([frame('#c93f2c'), frame('#ffc24b')]), { join: { animated: true } });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes);
  return length;
}
