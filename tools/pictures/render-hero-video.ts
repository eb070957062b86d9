import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFilm } from './film.ts';

/*
 * node tools/pictures/render-hero-video.ts [folder]: the morning of the home page, from src/features/home/hero-scene.svg
 * into public/media/hero-sunrise.{webm,mp4}. Run by hand after the scene has changed, and commit the films. Needs
 * Chromium and ffmpeg (Debian: apt-get install chromium ffmpeg).
 *
 * The first and the last picture are the scene itself, and in between everything moves slowly away from where it is
 * drawn and back: the film replaces the picture on the page and gives way to it again without a jump.
 */
const root = path.join(import.meta.dirname, '../..');
const scene = readFileSync(path.join(root, 'src/features/home/hero-scene.svg'), 'utf8');
const folder = process.argv[2] ?? path.join(root, 'public/media');
mkdirSync(folder, { recursive: true });

/** The scene as drawn, while the page fades from its picture to the film. */
const STILL_SECONDS = 0.4;
const MOVING_SECONDS = 5;
/** A rest in which the encoder refines the last picture. */
const REST_SECONDS = 0.4;

await makeFilm({
  page: { width: 640, height: 780 },
  scale: 1.2,
  seconds: STILL_SECONDS + MOVING_SECONDS + REST_SECONDS,
  html: `<style>body { margin: 0 } svg { display: block }</style>${scene}`,
  target: path.join(folder, 'hero-sunrise'),
  quality: { vp9: 48, h264: 29 },
  restsFrom: STILL_SECONDS + MOVING_SECONDS + 0.05,
  showMoment: async (page, second) => {
    const moment = Math.min(1, Math.max(0, (second - STILL_SECONDS) / MOVING_SECONDS));
    await page.evaluate(paintMoment, moment);
    return moment > 0 && moment < 1 ? `${moment}` : 'at rest';
  },
});

/** Runs in the page: puts every part of the scene where it is at a moment between 0 and 1, as drawn at both. */
function paintMoment(moment: number): void {
  /** How far everything is from where it is drawn: from 0 softly to 1 and back to 0. */
  const swell = Math.sin(Math.PI * moment) ** 2;
  /** The number of swings to and fro, the widest in the middle. */
  const swing = (count: number, phase = 0) => Math.sin((moment * count + phase) * 2 * Math.PI) * swell;
  const part = (id: string) => {
    const element = document.querySelector<SVGElement>(`svg [id="${id}"]`);
    if (!element) throw new Error(`The scene has no part named ${id}`);
    return element;
  };
  /* Adds to what the drawing itself says: its own transform stays the inner one, its own opacity is a factor. */
  const place = (id: string, transform: string, opacity = 1) => {
    const element = part(id);
    element.dataset['transform'] ??= element.getAttribute('transform') ?? '';
    element.setAttribute('transform', `${transform} ${element.dataset['transform']}`);
    element.style.opacity = `${Number(element.getAttribute('opacity') ?? 1) * opacity}`;
  };
  /* A part of the sun grows and shrinks around its centre. */
  const grow = (id: string, share: number, turn = 0) =>
    place(id, `translate(338 500) rotate(${turn}) scale(${1 + share}) translate(-338 -500)`);

  place('disc', `translate(0 ${-26 * swell})`);
  place('disc-stripes', `translate(0 ${-26 * swell})`);
  grow('halo', 0.22 * swell);
  grow('rays', 0, 4.5 * swell);
  grow('spokes', 0.1 * swell + 0.03 * swing(3));

  place('cloud-near', `translate(${-34 * swell} 0)`);
  place('cloud-far', `translate(${26 * swell} 0)`);
  place('waves', `translate(${12 * swing(2)} ${3 * swing(3, 0.2)})`);
  place('foam', `translate(0 ${7 * swing(2, 0.5)})`);
  place('boat', `translate(${-30 * swell} ${3 * swing(3)}) rotate(${1.2 * swing(2)} 506 500)`);
  flyBirds();

  for (const [index, id] of ['palm-near', 'palm-far'].entries()) {
    for (const [leaf, fronds] of [...part(id).querySelectorAll('use')].entries()) {
      fronds.setAttribute('transform', `rotate(${(1.4 + leaf * 0.5) * swing(2, index * 0.2 + leaf * 0.13)})`);
    }
  }

  /* The path of light on the sea glitters, line by line. */
  const reflection = part('reflection');
  reflection.dataset['lines'] ??= reflection.getAttribute('d') ?? '';
  const lines = reflection.dataset['lines'].split('M').filter(Boolean);
  reflection.setAttribute(
    'd',
    lines
      .map((line, index) => {
        const [x = 0, y = 0, length = 0] = line.split(/[ h]/).map(Number);
        const grown = 1 + 0.12 * swing(4, index * 0.3);
        const centre = x + length / 2;
        return `M${centre - (length / 2) * grown} ${y}h${length * grown}`;
      })
      .join(''),
  );

  /** They leave the picture on the right, and others come from the left to where they were. */
  function flyBirds(): void {
    const eased = moment * moment * (3 - 2 * moment);
    const isAway = eased >= 0.5;
    const flown = isAway ? (eased - 1) * 2 : eased * 2;
    const [x, y] = isAway ? [640 * flown, -110 * flown] : [300 * flown, -90 * flown];
    const flap = 1 + 0.35 * swing(7);
    place('birds', `translate(${x} ${y}) translate(488 138) scale(1 ${flap}) translate(-488 -138)`);
  }
}
