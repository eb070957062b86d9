import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from '../../tests/support/chromium.ts';

const FRAMES_PER_SECOND = 30;

interface Film {
  /** Size of the page whose pictures become the film, in CSS pixels. */
  page: { width: number; height: number };
  /** Pixels of the film per CSS pixel of the page; both products must be even. */
  scale: number;
  seconds: number;
  html: string;
  /**
   * Called with the moment in seconds before each picture is taken. What it returns identifies what is seen: while that
   * stays the same, the last picture is used again.
   */
  showMoment: (page: Page, second: number) => Promise<string>;
  /** The second from which the picture rests at the end: a key frame there leaves the last picture sharp. */
  restsFrom?: number;
  /** Where the film goes, without its extension: .webm and .mp4 are written. */
  target: string;
  /** Constant quality of VP9 and H.264; lower is better and larger. */
  quality: { vp9: number; h264: number };
}

/** Draws a film picture by picture in Chromium and encodes it without sound as WebM (VP9) and MP4 (H.264). */
export async function makeFilm(film: Film): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'film-'));
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS });
  try {
    const page = await browser.newPage({ viewport: film.page, deviceScaleFactor: film.scale });
    await page.setContent(film.html, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const frames = Math.round(film.seconds * FRAMES_PER_SECOND);
    const fileOf = (frame: number) => path.join(folder, `${String(frame).padStart(5, '0')}.png`);
    let seen: string | undefined;
    for (let frame = 0; frame < frames; frame += 1) {
      const seenBefore = seen;
      seen = await film.showMoment(page, frame / FRAMES_PER_SECOND);
      if (seen === seenBefore) copyFileSync(fileOf(frame - 1), fileOf(frame));
      else await page.screenshot({ path: fileOf(frame) });
    }
    encode(folder, film);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/*
 * The matrix and its tag are given both, so that the film's colours are those of the picture it replaces on the
 * page. VP9 goes twice over the pictures, which saves a fifth.
 */
function encode(folder: string, { target, quality, restsFrom }: Film): void {
  const source = [...words(`-y -v error -framerate ${FRAMES_PER_SECOND} -i`), path.join(folder, '%05d.png')];
  const picture = [
    ...words(
      '-an -vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p',
    ),
    ...words('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'),
    ...(restsFrom === undefined ? [] : words(`-force_key_frames ${restsFrom}`)),
  ];
  const vp9 = [
    ...words(`-c:v libvpx-vp9 -b:v 0 -crf ${quality.vp9} -row-mt 1 -tile-columns 1`),
    ...[...words('-auto-alt-ref 1 -lag-in-frames 25 -g 300 -passlogfile'), path.join(folder, 'pass')],
  ];
  const h264 = words(
    `-c:v libx264 -profile:v main -preset veryslow -tune animation -crf ${quality.h264} -movflags +faststart`,
  );
  run([...source, ...picture, ...vp9, ...words('-pass 1 -cpu-used 4 -f null -')]);
  run([...source, ...picture, ...vp9, ...words('-pass 2 -cpu-used 1'), `${target}.webm`]);
  run([...source, ...picture, ...h264, `${target}.mp4`]);
  for (const extension of ['webm', 'mp4']) {
    console.log(`${target}.${extension}: ${Math.round(statSync(`${target}.${extension}`).size / 1000)} kB`);
  }
}

function words(line: string): string[] {
  return line.split(' ');
}

function run(parameters: string[]): void {
  execFileSync('ffmpeg', parameters, { stdio: 'inherit' });
}
