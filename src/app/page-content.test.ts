import { describe, expect, it } from 'vitest';
import { startAfterPaint } from './page-content.ts';

const page = (body: string) =>
  '<html><head><link rel="modulepreload" href="/assets/entry-1.js" fetchPriority="low"/>' +
  '<link rel="modulepreload" href="/assets/page-2.js" fetchPriority="low"/>' +
  `<link rel="stylesheet" href="/assets/a.css"/></head><body>${body}</body></html>`;
const ENTRY = '<script type="module" async="" src="/assets/entry-1.js"></script>';

describe('starting a page after it was painted', () => {
  it('asks for its code in the last script and nowhere before, and leaves the rest as it is', () => {
    const started = startAfterPaint({ html: page(`<p>$& Hello</p>${ENTRY}`), scripts: ['own()'] });
    const [before = '', script = ''] = started.html.split('<script>');
    expect(before).not.toMatch(/entry-1|page-2|modulepreload/);
    expect(before).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
    expect(before).toContain('<p>$& Hello</p>');
    expect(script).toContain('/assets/entry-1.js');
    expect(script).toContain('/assets/page-2.js');
    expect(script).toMatch(/<\/script><\/body>/);
    expect(started.scripts).toEqual(['own()', script.split('</script>')[0]]);
  });

  it('leaves a page without JavaScript alone', () => {
    const plain = { html: page('<p>Hello</p>'), scripts: [] };
    expect(startAfterPaint(plain)).toEqual(plain);
  });
});
