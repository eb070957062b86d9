import { describe, expect, it } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const page = (body: string) =>
  '<html><head><link rel="modulepreload" href="/assets/entry-1.js" fetchPriority="low"/>' +
  '<link rel="modulepreload" href="/assets/page-2.js" fetchPriority="low"/>' +
  `<link rel="stylesheet" href="/assets/a.css"/></head><body>${body}</body></html>`;
const ENTRY = '<script type="module" async="" src="/assets/entry-1.js"></script>';

describe('starting a page after it was painted', () => {
  it('names its modules and its entry in the last script of the page and nowhere else', () => {
    const [before = '', script = ''] = startAfterPaint(page(`<p>$& Hello</p>${ENTRY}`)).split('<script>');
    expect(before).toBe(
      '<html><head><link rel="stylesheet" href="/assets/a.css"/></head><body><p>$& Hello</p>',
    );
    expect(script).toContain(
      '(["/assets/entry-1.js","/assets/page-2.js"],"/assets/entry-1.js")</script></body>',
    );
  });

  it('leaves a page without JavaScript alone', () => {
    const html = page('<p>Hello</p>');
    expect(startAfterPaint(html)).toBe(html);
  });
});
