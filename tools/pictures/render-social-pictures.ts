import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from '../../tests/support/chromium.ts';
import { socialPictures } from './social-pictures.ts';

/*
 * node tools/pictures/render-social-pictures.ts [folder]: the pictures that stand for a page where its link is shared,
 * 1200 by 630 pixels, into public/social/{page}-{en,es}.jpg. Run by hand after a headline or a drawing has changed, and
 * commit them. Needs Chromium (Debian: apt-get install chromium).
 */
const SIZE = { width: 1200, height: 630 };
const LANGUAGES = ['en', 'es'] as const;
const TONES = {
  sea: ['#dff1f1', '#0a5563'],
  sun: ['#fff3d9', '#0a5563'],
  coral: ['#fde8e3', '#a5301f'],
} as const;

const root = path.join(import.meta.dirname, '../..');
const folder = process.argv[2] ?? path.join(root, 'public/social');
mkdirSync(folder, { recursive: true });
const font = dataAddress('font/woff2', 'src/ui/fonts/bricolage-grotesque.woff2');

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS });
const page = await browser.newPage({ viewport: SIZE });
for (const social of socialPictures) {
  for (const language of LANGUAGES) {
    await page.setContent(previewPage(social, language), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(shrinkToRoom);
    await sharp(await page.screenshot())
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(path.join(folder, `${social.page}-${language}.jpg`));
  }
  console.log(social.page);
}
await browser.close();

function dataAddress(type: string, file: string): string {
  return `data:${type};base64,${readFileSync(path.join(root, file)).toString('base64')}`;
}

/** Runs in the page: a headline with a long line becomes smaller until it leaves air before the arch. */
function shrinkToRoom(): void {
  const headline = document.querySelector<HTMLElement>('.headline');
  if (headline) headline.style.fontSize = `${Math.min(76, (76 * 610) / headline.offsetWidth)}px`;
}

function previewPage(social: (typeof socialPictures)[number], language: (typeof LANGUAGES)[number]): string {
  const [wash, ink] = TONES[social.tone];
  return `<html lang="${language}"><style>
    @font-face { font-family: Bricolage; font-weight: 600 800; src: url('${font}') }
    body { margin: 0; position: relative; width: 1200px; height: 630px; overflow: hidden;
      background: linear-gradient(#fff, ${wash}); color: #0c2430 }
    .headline { position: absolute; left: 72px; top: 0; height: 590px; display: flex; flex-direction: column;
      justify-content: center; font: 800 76px/1.02 Bricolage; letter-spacing: -.034em; white-space: nowrap }
    .stripes { width: 84px; height: 26px; margin-bottom: 34px;
      background: linear-gradient(#f26b55 6px, #0000 6px 10px, #ffc24b 10px 16px, #0000 16px 20px, #0b6b79 20px) }
    .arch { position: absolute; right: 72px; top: 52px; width: 400px; height: 578px; overflow: hidden;
      border-radius: 200px 200px 0 0 }
    .arch img, .arch svg { display: block; width: 100%; height: 100%; object-fit: cover }
    .scene { position: absolute; right: 24px; bottom: 36px; width: 600px }
    .band { position: absolute; inset: auto 0 0; height: 40px; background: linear-gradient(#07313c 10px, #f26b55 10px 16px,
      #07313c 16px 20px, #ffc24b 20px 26px, #07313c 26px 30px, #4fb3b9 30px 36px, #07313c 36px) }
  </style><body>
    <div class="headline"><div class="stripes"></div>${social[language].map((line) => `<div>${line}</div>`).join('')}</div>
    ${pictureOf(social.picture, ink)}
    <div class="band"></div>
  </body></html>`;
}

/** A drawing that stands free or covers the arch, or in the arch an emblem before the sunrise. */
function pictureOf(picture: (typeof socialPictures)[number]['picture'], ink: string): string {
  if ('lines' in picture) return `<div class="arch">${emblem(picture, ink)}</div>`;
  const address = dataAddress('image/svg+xml', `src/features/${picture.file}`);
  return picture.stands === 'free'
    ? `<img class="scene" src="${address}" alt="">`
    : `<div class="arch"><img src="${address}" alt="" style="object-position: ${picture.position ?? '50% 50%'}"></div>`;
}

function emblem(picture: { sun: string; lines: string }, ink: string): string {
  return `<svg viewBox="0 0 400 578">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7cc8cf"/><stop offset=".55" stop-color="#cdebe3"/><stop offset=".8" stop-color="#fbe6b8"/></linearGradient>
    <linearGradient id="sun" x2="0" y2="1"><stop stop-color="#ffd874"/><stop offset="1" stop-color="#fb9a52"/></linearGradient>
    <path fill="url(#sky)" d="M0 0h400v578H0z"/>
    <path fill="#fff" opacity=".3" d="${rays()}"/>
    <circle cx="200" cy="430" r="166" fill="url(#sun)"/>
    <path fill="#17909a" d="M0 430h400v148H0z"/>
    <path d="M40 452h320M70 472h260M54 492h292M96 512h208" stroke="#ffc24b" stroke-width="6" stroke-linecap="round"/>
    <path fill="#07313c" opacity=".14" d="M72 520V270a136 136 0 0 1 272 0v250z"/>
    <path fill="#fff" d="M64 494V258a136 136 0 0 1 272 0v236q0 18-18 18H82q-18 0-18-18z"/>
    <svg x="110" y="230" width="180" height="180" viewBox="0 0 48 48" stroke-linecap="round" stroke-linejoin="round">
      <path fill="#ffc24b" d="${picture.sun}"/><path fill="none" stroke="${ink}" stroke-width="2.5" d="${picture.lines}"/>
    </svg>
    <path d="M140 444h120M140 460h120M140 476h120" stroke-width="7" stroke="#f26b55"/><path d="M140 460h120" stroke-width="7" stroke="#ffc24b"/><path d="M140 476h120" stroke-width="7" stroke="#0b6b79"/>
  </svg>`;
}

/** Fourteen beams that open upwards from the sun. */
function rays(): string {
  return Array.from({ length: 14 }, (_, index) => {
    const edge = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return `${Math.round(200 + 700 * Math.cos(angle))} ${Math.round(430 - 700 * Math.sin(angle))}`;
    };
    return `M200 430L${edge(index * 13)} ${edge(index * 13 + 6.5)}z`;
  }).join('');
}
