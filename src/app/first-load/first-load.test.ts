import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import afterPaint from './after-paint.ts?script';
import beforePaint from './before-paint.ts?script';
import { startAfterPaint } from './start-after-paint.ts';

/* What the two scripts do is proved by what they call, and by the journeys. */

/* Every page has both in its HTML. React alone, which would come with a wrong import, is 3 kB. */
test.each([
  { name: 'before the first paint', source: beforePaint, limit: 1550 },
  { name: 'after it', source: afterPaint, limit: 600 },
])('the script $name is small, and ends in nothing but itself', ({ source, limit }) => {
  expect(brotliCompressSync(source).length).toBeLessThan(limit);
  expect(source).not.toMatch(/<\/script|<!--/i);
});

test('a page is started by its last script, which names its code in attributes, and is else as it was', () => {
  const page = (body: string) => `<html><head><title>A</title></head><body>${body}</body></html>`;
  const code = { entry: '/assets/entry-1.js', modules: ['/assets/entry-1.js', '/assets/page-2.js'] };
  const started = startAfterPaint(Buffer.from(page('<p>$& Niños’ 👶</p>')), code, 'n1').toString();
  const script = `<script nonce="n1" data-entry="/assets/entry-1.js" data-modules="/assets/entry-1.js /assets/page-2.js">${afterPaint}</script>`;
  expect(started).toBe(page(`<p>$& Niños’ 👶</p>${script}`));
});
