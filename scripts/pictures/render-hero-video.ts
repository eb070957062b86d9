import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFilm } from './film.ts';

/*
 * node scripts/pictures/render-hero-video.ts [folder]: the sunrise of the home page, from src/features/home/hero-scene.svg into
 * public/media/hero-sunrise.{webm,mp4}. Run by hand after the scene has changed, and commit the films. Needs Chromium
 * and ffmpeg (Debian: apt-get install chromium ffmpeg).
 *
 * The first and the last picture are the scene itself, so nothing jumps where the film takes the picture's place:
 * it dissolves into the last minutes of the night, the sun rises, and everything comes to rest where it is drawn.
 */
const root = path.join(import.meta.dirname, '../..');
const scene = readFileSync(path.join(root, 'src/features/home/hero-scene.svg'), 'utf8');
const folder = process.argv[2] ?? path.join(root, 'public/media');
mkdirSync(folder, { recursive: true });

const DISSOLVE_SECONDS = 0.9;
const RISE_SECONDS = 4.1;
/** A rest in which the encoder refines the last picture. */
const REST_SECONDS = 0.4;

await makeFilm({
  page: { width: 640, height: 780 },
  scale: 1.2,
  seconds: DISSOLVE_SECONDS + RISE_SECONDS + REST_SECONDS,
  html: sceneTwice(),
  target: path.join(folder, 'hero-sunrise'),
  quality: { vp9: 46, h264: 28 },
  restsFrom: DISSOLVE_SECONDS + RISE_SECONDS + 0.05,
  showMoment: async (page, second) => {
    const dissolve = Math.min(1, second / DISSOLVE_SECONDS);
    const rise = Math.min(
      1,
      Math.max(0, (second - DISSOLVE_SECONDS * 0.6) / (RISE_SECONDS + DISSOLVE_SECONDS * 0.4)),
    );
    await page.evaluate(paintMoment, { dissolve, rise, second });
    return rise < 1 ? `${second}` : 'at rest';
  },
});

/** The scene that moves, the light of the hour over it, and the finished scene on top, which fades away first. */
function sceneTwice(): string {
  const still = `data:image/svg+xml;base64,${Buffer.from(scene).toString('base64')}`;
  return `<style>
    body { margin: 0; background: #07313c }
    body > * { position: absolute; inset: 0; width: 640px; height: 780px }
    #hour { mix-blend-mode: multiply }
  </style>${scene}<div id="hour"></div><img id="still" src="${still}" alt="">`;
}

interface Moment {
  /** 0: only the finished scene is seen, 1: it has given way to the moving one. */
  dissolve: number;
  /** 0: before dawn, 1: as drawn. */
  rise: number;
  second: number;
}

/** Runs in the page: puts every part of the scene where it is at that moment. */
function paintMoment({ dissolve, rise, second }: Moment): void {
  const settle = (from: number, to: number) => {
    const share = Math.min(1, Math.max(0, (rise - from) / (to - from)));
    return 1 - (1 - share) ** 2.4;
  };
  /* Swings die away, so that all that swings is at rest in the last picture. */
  const swing = (period: number, phase = 0) =>
    Math.sin((second / period) * 2 * Math.PI + phase) * (1 - settle(0.15, 1));
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

  const sun = settle(0, 0.92);
  place('disc', `translate(0 ${176 * (1 - sun)})`);
  place('disc-stripes', `translate(0 ${176 * (1 - sun)})`, settle(0.3, 0.9));
  place(
    'halo',
    `translate(338 ${500 + 90 * (1 - sun)}) scale(${0.55 + 0.45 * sun}) translate(-338 -500)`,
    0.35 + 0.65 * sun,
  );
  place('rays', `rotate(${-5 * (1 - settle(0, 1))} 338 500)`, settle(0.12, 0.85));
  const spokes = settle(0.42, 0.98);
  place('spokes', `translate(338 500) scale(${0.78 + 0.22 * spokes}) translate(-338 -500)`, spokes);

  place('cloud-near', `translate(${-54 * (1 - settle(0, 1))} 0)`, 0.4 + 0.6 * settle(0, 0.8));
  place('cloud-far', `translate(${38 * (1 - settle(0, 1))} 0)`, 0.4 + 0.6 * settle(0, 0.8));
  place('waves', `translate(${10 * swing(2.6)} ${3 * swing(1.9, 1)})`);
  place('foam', `translate(0 ${6 * swing(3.1)})`);
  const sail = 1 - settle(0, 1);
  place('boat', `translate(${58 * sail} ${2.5 * swing(1.7)})`);
  const flight = 1 - settle(0.1, 0.96);
  const flap = 1 + 0.3 * swing(0.62);
  place(
    'birds',
    `translate(${-210 * flight} ${96 * flight}) translate(488 138) scale(1 ${flap}) translate(-488 -138)`,
    settle(0.08, 0.4),
  );

  for (const [index, id] of ['palm-near', 'palm-far'].entries()) {
    for (const [leaf, fronds] of [...part(id).querySelectorAll('use')].entries()) {
      fronds.setAttribute(
        'transform',
        `rotate(${(0.9 + leaf * 0.3) * swing(2.9, index * 1.3 + leaf * 0.8)})`,
      );
    }
  }

  /* The path of light grows from the horizon to the beach, line by line, and glitters until it rests. */
  const reflection = part('reflection');
  reflection.dataset['lines'] ??= reflection.getAttribute('d') ?? '';
  const lines = reflection.dataset['lines'].split('M').filter(Boolean);
  reflection.setAttribute(
    'd',
    lines
      .map((line, index) => {
        const [x = 0, y = 0, length = 0] = line.split(/[ h]/).map(Number);
        const grown = settle(0.1 + index * 0.07, 0.62 + index * 0.06) * (1 + 0.1 * swing(0.9, index * 2.1));
        const centre = x + length / 2;
        return grown < 0.02 ? '' : `M${centre - (length / 2) * grown} ${y}h${length * grown}`;
      })
      .join(''),
  );

  const light = settle(0, 0.95);
  const mix = (night: readonly number[]) =>
    night.map((value) => Math.round(value + (255 - value) * light)).join(' ');
  const hour = document.querySelector<HTMLElement>('#hour');
  if (hour) {
    hour.style.background = `linear-gradient(rgb(${mix([38, 84, 122])}), rgb(${mix([116, 116, 150])}) 50%, rgb(${mix([214, 138, 128])}) 63.5%, rgb(${mix([70, 104, 128])}) 65%, rgb(${mix([58, 82, 112])}))`;
  }
  const still = document.querySelector<HTMLElement>('#still');
  if (still) still.style.opacity = `${rise >= 1 ? 1 : (1 + Math.cos(Math.PI * dissolve)) / 2}`;
}
