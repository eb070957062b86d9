import { PROVE_NATIVE_POSTS } from '#forms/form-opened.ts';
import type { PageWithScripts } from '#server/http/page-policy.ts';

const ENTRY = /<script type="module" async="" src="([^"]+)"><\/script>/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * Lets a page's JavaScript begin when the page has been painted. The server's HTML is whole without it; loaded and
 * compiled beside it, the code would hold the first paint up on a slow phone (docs/decisions/0006-first-load.md). In a
 * tab that is opened in the background nothing is painted: there it begins at once.
 *
 * @param page a page as the router rendered it, with its modules named in the head and its entry in the body
 * @returns the same page whose last script, added to its own, loads those modules, all at once, and runs them one after
 *   the other, so that the page answers in between (the entry with the first that imports it); a page without an entry
 *   as it is
 */
export function startAfterPaint(page: PageWithScripts): PageWithScripts {
  const { html } = page;
  // Only the head and the end are searched: what is between them is thirty times as long.
  const headEnd = html.indexOf('</head>');
  const tailStart = html.lastIndexOf('<script type="module"');
  const entry = tailStart > headEnd ? ENTRY.exec(html.slice(tailStart))?.[1] : undefined;
  if (entry === undefined) return page;
  const head = html.slice(0, headEnd);
  const modules = [...head.matchAll(PRELOAD)].map(([, href]) => href);
  const start = `${PROVE_NATIVE_POSTS};(${loadModules})(${JSON.stringify(modules)},${JSON.stringify(entry)})`;
  const tail = html
    .slice(tailStart)
    .replace(ENTRY, '')
    .replace('</body>', () => `<script>${start}</script></body>`);
  return {
    html: head.replace(PRELOAD, '') + html.slice(headEnd, tailStart) + tail,
    scripts: [...page.scripts, start],
  };
}

/**
 * In the browser; as text, because it is the page's own and waits for no file. A module that does not come stops the
 * others no more than it would if the entry asked for it.
 */
const loadModules = `(m,e)=>{
const load=async()=>{
for(const href of m)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"}));
for(const href of m)if(href!==e)await import(href).catch(()=>{});
import(e)
};
document.hidden?load():requestAnimationFrame(()=>setTimeout(load))
}`.replaceAll('\n', '');
