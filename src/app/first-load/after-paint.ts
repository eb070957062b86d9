import { holdNativeForms } from '#forms/form-opened.ts';

/*
 * The last script of every built page, inline at the end of its body (`start-after-paint.ts`): lets the page's code
 * begin when the page has been painted. In a tab that is opened in the background nothing is painted: there it begins at
 * once. Attributes of its element name the code.
 */
const { entry = '', modules = '' } = document.currentScript?.dataset ?? {};
holdNativeForms();
if (document.hidden) void load();
else requestAnimationFrame(() => setTimeout(load));

/**
 * Asks for all modules at once and runs them one after the other, so that the page answers in between; the entry comes
 * with the first that imports it. One that does not come stops the others no more than it would if the entry asked for it.
 */
async function load(): Promise<void> {
  const addresses = modules.split(' ');
  for (const href of addresses) {
    const link = { rel: 'modulepreload', href, fetchPriority: 'low' };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  for (const href of addresses) {
    if (href !== entry) await import(/* @vite-ignore */ href).catch(() => {});
  }
  void import(/* @vite-ignore */ entry);
}
