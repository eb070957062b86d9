import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { makeFilm } from './film.ts';

/*
 * node tools/pictures/render-preventive-video.ts [folder]: the film about the three groups of panels, from
 * preventive-care-film.svg beside this file into public/media/preventive-care.{webm,mp4} with its poster (.avif).
 * Run by hand after the drawing has changed, and commit the films; the captions (.vtt) are written by hand to the
 * times in the drawing. Needs Chromium and ffmpeg (Debian: apt-get install chromium ffmpeg).
 *
 * In the drawing `data-from` and `data-to` say when a scene is seen, `data-at`, `data-as` and `data-for` when, how and in
 * how many seconds a part of it arrives.
 */
const root = path.join(import.meta.dirname, '../..');
const folder = process.argv[2] ?? path.join(root, 'public/media');
mkdirSync(folder, { recursive: true });

const SECONDS = 41;
/** The opening picture, when it has arrived. */
const POSTER_SECOND = 1;

await makeFilm({
  page: { width: 1280, height: 720 },
  scale: 1,
  seconds: SECONDS,
  html: drawingWithItsFont(),
  target: path.join(folder, 'preventive-care'),
  quality: { vp9: 34, h264: 24 },
  showMoment: async (page, second) => {
    const state = await page.evaluate(paintMoment, second);
    if (second === POSTER_SECOND) await savePoster(await page.screenshot());
    return state;
  },
});

function drawingWithItsFont(): string {
  const dataAddress = (type: string, file: string) =>
    `data:${type};base64,${readFileSync(path.join(root, file)).toString('base64')}`;
  const opening = dataAddress('image/svg+xml', 'src/features/preventive-care/preventive-scene.svg');
  const drawing = readFileSync(path.join(import.meta.dirname, 'preventive-care-film.svg'), 'utf8');
  return `<style>
    @font-face {
      font-family: 'Bricolage Grotesque';
      font-weight: 600 800;
      src: url('${dataAddress('font/woff2', 'src/ui/fonts/bricolage-grotesque.woff2')}');
    }
    body { margin: 0 }
    svg { display: block }
    [data-at] { transform-box: fill-box; transform-origin: center }
  </style>${drawing.replace('<image id="preventive-scene"', `<image href="${opening}"`)}`;
}

async function savePoster(picture: Buffer): Promise<void> {
  await sharp(picture).avif({ quality: 55, effort: 8 }).toFile(path.join(folder, 'preventive-care.avif'));
}

/** Runs in the page: shows the drawing as it is at that second. Gives back a text that changes when the picture does. */
function paintMoment(second: number): string {
  const share = (from: number, length: number) => Math.min(1, Math.max(0, (second - from) / length));
  const settle = (value: number) => 1 - (1 - value) ** 3;
  /* Runs a little past its goal and comes back, as something that is put down. */
  const spring = (value: number) => 1 + 2.2 * (value - 1) ** 3 + 1.2 * (value - 1) ** 2;
  const seen: string[] = [];

  for (const scene of document.querySelectorAll<SVGElement>('[data-from]')) {
    const from = Number(scene.dataset['from']);
    const to = Number(scene.dataset['to']);
    /* The first scene is there from the start and the last one stays. */
    const arrives = from === 0 ? 1 : share(from, 0.4);
    const leaves = scene.nextElementSibling ? share(to - 0.1, 0.4) : 0;
    const opacity = Math.min(arrives, 1 - leaves);
    scene.style.opacity = `${opacity}`;
    scene.style.display = opacity > 0 ? 'inline' : 'none';
    seen.push(opacity.toFixed(3));
  }

  for (const part of document.querySelectorAll<SVGElement>('[data-at]')) {
    const raw = share(Number(part.dataset['at']), Number(part.dataset['for'] ?? 0.5));
    const moved = settle(raw);
    seen.push(raw.toFixed(3));
    if (part.dataset['as'] === 'pop') part.style.transform = `scale(${raw === 0 ? 0 : spring(raw)})`;
    if (part.dataset['as'] === 'grow') part.style.transform = `scaleX(${moved})`;
    if (part.dataset['as'] === 'rise') part.style.transform = `translateY(${60 * (1 - moved)}px)`;
    if (part.dataset['as'] === 'dawn') part.style.transform = `translateY(${190 * (1 - moved)}px)`;
    if (part.dataset['as'] === 'fade' || part.dataset['as'] === 'rise' || part.dataset['as'] === 'pop') {
      part.style.opacity = `${Number(part.getAttribute('opacity') ?? 1) * Math.min(1, raw * 1.6)}`;
    }
    if (part.dataset['as'] === 'fill') {
      part.style.transformOrigin = 'left';
      part.style.transform = `scaleX(${raw})`;
    }
    if (part.dataset['as'] === 'count')
      part.textContent = `${Math.round(Number(part.dataset['count']) * raw)}`;
    if (part.dataset['as'] === 'draw') {
      part.style.strokeDasharray = '1 1.1';
      part.style.strokeDashoffset = `${1 - moved}`;
      part.style.visibility = raw === 0 ? 'hidden' : 'visible';
    }
  }
  return seen.join(' ');
}
