import fc from 'fast-check';
import { createElement, Fragment, type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { translateAsChrome } from '../../tests/support/translate-as-chrome.ts';
import { HydrationMark } from './hydration-mark.tsx';
import { holdTranslation } from './mend-translated-text.ts';

/*
 * Pages under a translator's hand (docs/product/languages.md, Translated by the browser). The guard itself is started by
 * tests/component/set-up.ts, as the site does before it renders.
 */

/** What may stand in an element: a text, nothing, or an element or a fragment with a key. */
type Part = string | null | { tag: string; id: number; parts: Part[] };

const hasOwnKey = (each: Part) => (each !== null && typeof each === 'object' ? each.id : Symbol());
const { part } = fc.letrec<{ part: Part }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 4, arbitrary: fc.constantFrom('Send', 'Sending', '$96.00', '$56.00', ' ', '') },
    { weight: 2, arbitrary: fc.constant(null) },
    {
      weight: 4,
      arbitrary: fc.record({
        tag: fc.constantFrom('span', 'b', ''),
        id: fc.nat({ max: 3 }),
        parts: fc.uniqueArray(tie('part'), { maxLength: 5, selector: hasOwnKey }),
      }),
    },
  ),
}));
const page = fc.uniqueArray(part, { minLength: 1, maxLength: 5, selector: hasOwnKey });

/** What translators do to a text, and undo; a text in a translation is one, too. */
const TOUCHES: Record<string, (text: Text) => void> = {
  'puts two elements in its place': (text) => text.replaceWith(font(font(text.data))),
  'puts an element before it, then takes it away': (text) => {
    text.before(font(text.data));
    text.remove();
  },
  'puts an element behind it, then takes it away': (text) => {
    text.after(font(text.data));
    text.remove();
  },
  'makes several of it': (text) => text.replaceWith(font(text.data.slice(0, 2)), font(text.data.slice(2))),
  'puts it into an element': (text) => {
    const wrap = font();
    text.replaceWith(wrap);
    wrap.append(text);
  },
  'makes one of it and the next': (text) => {
    const { nextSibling } = text;
    if (!(nextSibling instanceof Text)) return;
    text.replaceWith(font(text.data + nextSibling.data));
    nextSibling.remove();
  },
  'takes the next away, then makes one of both': (text) => {
    const { nextSibling } = text;
    if (!(nextSibling instanceof Text)) return;
    nextSibling.remove();
    text.replaceWith(font(text.data + nextSibling.data));
  },
  'leaves an empty element where the next was': (text) => {
    const { nextSibling } = text;
    if (!(nextSibling instanceof Text)) return;
    text.replaceWith(font(text.data + nextSibling.data));
    nextSibling.replaceWith(font());
  },
  'translates once more': (text) => {
    const outermost = text.parentElement?.closest('font');
    outermost?.replaceWith(font(outermost.textContent));
  },
};

/** Which text is touched, and how; whether the guard hears of it before React goes on. */
const touches = fc.record({
  touched: fc.array(fc.tuple(fc.nat({ max: 30 }), fc.constantFrom(...Object.keys(TOUCHES))), {
    maxLength: 12,
  }),
  isHeard: fc.boolean(),
});

/** `VITE_TRANSLATION_RUNS=2000` tries more. */
const numRuns = Number(import.meta.env['VITE_TRANSLATION_RUNS'] ?? 200);

let end = () => {};

afterEach(() => {
  end();
  end = () => {};
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
});

test('a page survives the wrapping of any text: nothing fails, and all that is shown is what is rendered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(page, touches), { minLength: 2, maxLength: 6 }), async (steps) => {
      const { container, root, failures } = openRoot();
      for (const [parts, { touched, isHeard }] of steps) {
        flushSync(() => root.render(parts.map(nodeOf)));
        await Promise.resolve();
        expect(container.textContent).toBe(parts.map(textOf).join(''));
        for (const [at, touch] of touched) {
          const texts = textsIn(container);
          const text = texts[at % texts.length];
          if (text) TOUCHES[touch]?.(text);
        }
        expect(container.textContent).toBe(parts.map(textOf).join(''));
        if (isHeard) await Promise.resolve();
      }
      root.unmount();
      await Promise.resolve();
      expect(container.textContent).toBe('');
      expect(failures).toEqual([]);
      container.remove();
    }),
    { numRuns },
  );
});

test('what is rendered on a page that is translated all the time is shown, in translation', async () => {
  end = translateAsChrome();
  await fc.assert(
    fc.asyncProperty(fc.array(page, { minLength: 2, maxLength: 6 }), async (steps) => {
      const { container, root, failures } = openRoot();
      for (const parts of steps) {
        flushSync(() => root.render(parts.map(nodeOf)));
        await untilQuiet();
        expect(container.textContent).toBe(parts.map(textOf).join(''));
        expect(untranslated(container)).toEqual([]);
      }
      root.unmount();
      expect(failures).toEqual([]);
      container.remove();
    }),
    { numRuns },
  );
});

test('a part that is translated before and while it hydrates keeps its HTML, and is translated again', async () => {
  await fc.assert(
    fc.asyncProperty(page, page, fc.boolean(), async (first, second, isEarly) => {
      const contents = (parts: Part[]) => (
        <>
          <input defaultValue="" />
          {parts.map(nodeOf)}
          <Translates when={!isEarly} />
          <HydrationMark />
        </>
      );
      const container = document.body.appendChild(document.createElement('main'));
      container.innerHTML = renderToString(contents(first));
      const input = container.querySelector('input');
      if (isEarly) end = translateAsChrome();
      await untilQuiet();
      holdTranslation(container);
      const failures: unknown[] = [];
      const root = hydrateRoot(container, contents(first), {
        onRecoverableError: (error) => failures.push(error),
      });
      await vi.waitFor(() => expect(container.querySelector('[data-hydrated=true]')).not.toBeNull());
      await untilQuiet();
      expect(container.textContent).toBe(first.map(textOf).join(''));
      expect(untranslated(container)).toEqual([]);
      expect(container.querySelector('input')).toBe(input);
      flushSync(() => root.render(contents(second)));
      await untilQuiet();
      expect(container.textContent).toBe(second.map(textOf).join(''));
      expect(failures).toEqual([]);
      root.unmount();
      container.remove();
      end();
    }),
    { numRuns: numRuns / 4 },
  );
});

test('a translator that translates also what is held does not keep the page from working', async () => {
  const contents = (price: string) => (
    <>
      {price} a month
      <HydrationMark />
    </>
  );
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(contents('$56.00'));
  end = translateAsChrome({ isStubborn: true });
  holdTranslation(container);
  const failures: unknown[] = [];
  const root = hydrateRoot(container, contents('$56.00'), {
    onRecoverableError: (error) => failures.push(error),
  });
  await vi.waitFor(() => expect(container.querySelector('[data-hydrated=true]')).not.toBeNull());
  await untilQuiet();
  expect(failures).toHaveLength(1);
  expect(container.textContent).toBe('$56.00 a month');
  flushSync(() => root.render(contents('$96.00')));
  await untilQuiet();
  expect(container.textContent).toBe('$96.00 a month');
  root.unmount();
});

test('an element that the page moves past a translated text is behind it', async () => {
  const { container, root } = openRoot();
  flushSync(() => root.render(['Total: ', <b key="b">$96.00</b>, 'Each: ']));
  await Promise.resolve();
  const [, , each] = textsIn(container);
  each?.replaceWith(font(font('Chak: ')));
  flushSync(() => root.render(['Total: ', null, 'Each: ', <b key="b">$96.00</b>]));
  await Promise.resolve();
  expect(container.textContent).toBe('Total: Each: $96.00');
  root.unmount();
});

test('a translator that shows the page’s own words again finds them', async () => {
  const { container, root } = openRoot();
  flushSync(() => root.render(['Total: ', <b key="b">$56.00</b>, ' a month']));
  await Promise.resolve();
  const replaced = textsIn(container).map((text) => {
    const shown = font(font(`${text.data}!`));
    text.replaceWith(shown);
    return { text, shown };
  });
  await Promise.resolve();
  expect(container.textContent).toBe('Total: !$56.00! a month!');
  for (const { text, shown } of replaced) shown.replaceWith(text);
  await Promise.resolve();
  expect(container.textContent).toBe('Total: $56.00 a month');
  flushSync(() => root.render(['Total: ', <b key="b">$96.00</b>, ' a month']));
  expect(container.textContent).toBe('Total: $96.00 a month');
  root.unmount();
});

function openRoot(): { container: HTMLElement; root: Root; failures: unknown[] } {
  const container = document.body.appendChild(document.createElement('main'));
  const failures: unknown[] = [];
  const root = createRoot(container, { onUncaughtError: (error) => failures.push(error) });
  return { container, root, failures };
}

/** Has the page translated in the middle of what it renders. */
function Translates({ when }: { when: boolean }) {
  useLayoutEffect(() => {
    if (when) end = translateAsChrome();
  }, [when]);
  return null;
}

/** All that observers of the page do because of each other is done. */
async function untilQuiet(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

function nodeOf(each: Part): ReactNode {
  if (each === null || typeof each === 'string') return each;
  return createElement(each.tag || Fragment, { key: each.id }, ...each.parts.map(nodeOf));
}

function textOf(each: Part): string {
  return each === null || typeof each === 'string' ? (each ?? '') : each.parts.map(textOf).join('');
}

function font(...content: (string | Node)[]): HTMLElement {
  const element = document.createElement('font');
  element.append(...content);
  return element;
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function untranslated(root: Node): string[] {
  const texts = textsIn(root).filter(
    ({ data, parentElement }) => data.trim() && !parentElement?.closest('font'),
  );
  return texts.map(({ data }) => data);
}
