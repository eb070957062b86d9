import { expect, test } from 'vitest';
import { altFlaw } from './alt-flaw.ts';
import words from './messages/es.ts';

const AUTOMATIC = words.editor.altWithoutTitle;
const flawOf = (given: { image?: string; title?: string; alt?: string }) =>
  altFlaw({ image: 'heat', title: 'Calor', alt: '', ...given }, AUTOMATIC);

test.for([
  [{ alt: 'Una mujer bebe agua al sol' }, undefined],
  [{ alt: 'calor ' }, 'altRepeats'],
  // Without one the site says the title.
  [{ alt: '' }, 'altRepeats'],
  [{ alt: 'Imagen del artículo' }, 'altSaysNothing'],
  [{ alt: ' imagen del artículo ', title: '' }, 'altSaysNothing'],
  [{ alt: 'Imagen del artículo', title: 'Imagen del artículo' }, 'altSaysNothing'],
  [{ alt: '', title: '' }, undefined],
  [{ alt: 'Calor', image: '' }, undefined],
  [{ alt: 'Imagen del artículo', image: '' }, undefined],
] as const)('%j: %s', ([given, flaw]) => {
  expect(flawOf(given)).toBe(flaw);
});
