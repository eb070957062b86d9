import { chromium } from 'playwright-core';
const [base, out, widths, names] = process.argv.slice(2);
const PAGES = { home: '', quote: '/quote', providers: '/providers', results: '/providers?specialty=PEDIATR%C3%8DA&zipCode=33012', portal: '/member-portal', recommend: '/providers/recommend', join: '/join-network', missing: '/nothing-here', privacy: '/privacy', policy: '/policies/refund', shortlist: '/providers/shortlist', accessibility: '/accessibility' };
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const w of widths.split(',')) for (const l of ['es', 'en']) {
  const c = await b.newContext({ viewport: { width: +w, height: +w < 600 ? 740 : 800 }, reducedMotion: 'reduce', locale: l });
  const p = await c.newPage();
  for (const n of names ? names.split(',') : Object.keys(PAGES)) {
    await p.goto(`${base}/${l}${PAGES[n] ?? n}`, { waitUntil: 'networkidle' });
    await p.evaluate(() => { for (const e of document.querySelectorAll('*')) if (getComputedStyle(e).contentVisibility === 'auto') e.style.contentVisibility = 'visible'; });
    await p.waitForTimeout(400);
    await p.screenshot({ path: `${out}/${n.replaceAll('/', '_')}-${l}-${w}.png`, fullPage: true });
    console.log(n, l, w, await p.evaluate(() => document.documentElement.scrollHeight));
  }
  await c.close();
}
await b.close();
