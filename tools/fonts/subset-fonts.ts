/**
 * Cuts the two typefaces down to what the site writes and measures their stand-ins.
 * Run `node tools/fonts/subset-fonts.ts` after a new version of a font package; the result is committed.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { arialBoldMeanWidth, arialMeanWidth, type FontMetrics, readFontMetrics } from './font-metrics.ts';

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../../src/ui/fonts/', import.meta.url);

/** Printable ASCII, the letters of Spanish and its neighbours (Latin-1), and the signs the texts use. */
const characters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'–—‘’‚“”„†•…‹›€™←↑→↓↗−×✓\u2009\u202f',
].join('');

const keptFeatures = ['kern', 'mark', 'mkmk', 'locl', 'ccmp', 'tnum', 'pnum'];

/** Only this one character is taken from a face: the other face of the same family has everything else. */
interface OneCharacter {
  character: string;
  /** How much larger it is set, so that it is as high and, in tables, as wide as the figures beside it. */
  sizeAdjust: string;
}

interface Face {
  family: string;
  /** Name of the package and of the file in it. */
  packageName: string;
  file: string;
  output: string;
  /** Range of `font-weight` the face answers for. */
  cssWeight: string;
  /** What becomes of the axes: a number fixes one, a range leaves it variable. */
  axes: Record<string, number | { min: number; max: number }>;
  only?: OneCharacter;
  fallback: string;
  fallbackFaces: readonly { weight: number; cssWeight: string; local: string[]; meanWidth: number }[];
}

const arial = ['Arial', 'Liberation Sans', 'Arimo'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'];

const faces: readonly Face[] = [
  {
    family: 'Bricolage Grotesque',
    packageName: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-opsz-normal.woff2',
    output: 'bricolage-grotesque.woff2',
    cssWeight: '600 800',
    // Headings have one weight; fixing it halves the file. 36 points: drawn for headings, clear at 20 px.
    axes: { opsz: 36, wght: 700 },
    fallback: 'Bricolage Fallback',
    fallbackFaces: [{ weight: 700, cssWeight: '600 800', local: arialBold, meanWidth: arialBoldMeanWidth }],
  },
  {
    family: 'Atkinson Hyperlegible Next',
    packageName: 'atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal.woff2',
    output: 'atkinson-hyperlegible-next.woff2',
    cssWeight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    fallback: 'Atkinson Fallback',
    fallbackFaces: [
      { weight: 400, cssWeight: '400 500', local: arial, meanWidth: arialMeanWidth },
      { weight: 700, cssWeight: '600 700', local: arialBold, meanWidth: arialBoldMeanWidth },
    ],
  },
  {
    // Atkinson’s zero has a slash and no other form: "2002" and "$5.00" looked like code. The zero of the headings’ face,
    // in the weights and at the size of text, stands in for it in every text.
    family: 'Atkinson Hyperlegible Next',
    packageName: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-opsz-normal.woff2',
    output: 'plain-zero.woff2',
    cssWeight: '400 700',
    axes: { opsz: 14, wght: { min: 400, max: 700 } },
    only: { character: '0', sizeAdjust: '101.6%' },
    fallback: 'Atkinson Fallback',
    fallbackFaces: [],
  },
];

const percent = (fraction: number) => `${(100 * fraction).toFixed(2)}%`;

/** The stand-in: the system's Arial, scaled until a line of it is as long and as high as a line of ours. */
function fallbackRule(face: Face, fallback: Face['fallbackFaces'][number], metrics: FontMetrics): string {
  const size = metrics.meanWidth / fallback.meanWidth;
  return `@font-face {
  font-family: "${face.fallback}";
  font-weight: ${fallback.cssWeight};
  src: ${fallback.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(metrics.ascent / size)};
  descent-override: ${percent(metrics.descent / size)};
  line-gap-override: ${percent(metrics.lineGap / size)};
}`;
}

/** The rule's lines for a face of one character: for that character alone, in its size. */
function onlyFor({ character, sizeAdjust }: OneCharacter): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase();
  return `\n  unicode-range: U+${code};\n  size-adjust: ${sizeAdjust};`;
}

async function buildFace(face: Face): Promise<string> {
  const source = await readFile(new URL(`${face.packageName}/files/${face.file}`, packages));
  const subset = await subsetFont(source, face.only?.character ?? characters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: keptFeatures,
    noHinting: true,
  });
  await writeFile(new URL(face.output, target), subset);
  await copyFile(
    new URL(`${face.packageName}/LICENSE`, packages),
    new URL(`${face.packageName}-OFL.txt`, target),
  );
  console.log(`${face.output}: ${subset.length} bytes`);

  const rules = [
    `@font-face {
  font-family: "${face.family}";
  font-weight: ${face.cssWeight};
  font-style: normal;
  font-display: optional;
  src: url("./fonts/${face.output}") format("woff2");${face.only ? onlyFor(face.only) : ''}
}`,
  ];
  for (const fallback of face.fallbackFaces) {
    const instance = await subsetFont(source, characters, {
      targetFormat: 'truetype',
      variationAxes: { ...face.axes, wght: fallback.weight },
    });
    rules.push(fallbackRule(face, fallback, readFontMetrics(instance)));
  }
  return rules.join('\n\n');
}

const rules: string[] = [];
for (const face of faces) rules.push(await buildFace(face));
await writeFile(
  new URL('../fonts.css', target),
  `/*
 * Written by tools/fonts/subset-fonts.ts: the two typefaces, and stand-ins of the same measure. "Optional": on a connection
 * too slow to bring them with the page, the page stays in the stand-ins and nothing moves under a finger.
 */
${rules.join('\n\n')}
`,
);
