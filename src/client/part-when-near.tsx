import {
  type ComponentType,
  lazy,
  memo,
  type NamedExoticComponent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useEarlyPress, WhenReady } from '#client/early-press.tsx';
import { loadWords, WithWords, type Words } from '#client/words.tsx';
import { isLocale, type Locale } from '#i18n/locale.ts';

/** A part of a page whose code and words the browser loads when it comes near the window. */
export type LaterPart<Props extends object> = NamedExoticComponent<Props> & {
  /**
   * Loads the part now; for pages that are built in the browser. Tells whether that was possible; where it was not,
   * the part comes by itself later and does not keep the page away.
   */
  preload: (locale: Locale) => Promise<boolean>;
};

/** How far below the window a part is already near: a phone's screen. */
const NEAR_PX = 800;

const waiting = new Set<() => void>();
const isServer = typeof document === 'undefined';
let isEveryPartWanted = isServer;

/**
 * Lets every part load at once, now and from now on. React takes over a part only when its code is there; when
 * something changes around a part before (the language), React builds it anew, and what was typed or opened in the
 * server's HTML is gone. So a page that reloads its words waits for its parts' `preload` too.
 */
export function loadEveryPart(): void {
  isEveryPartWanted = true;
  for (const start of waiting) start();
  waiting.clear();
}

/**
 * Makes a part of a page that is whole in the server's HTML and whose JavaScript comes later. While that cannot be
 * loaded (no signal; a page left open while a new version was put in place) the server's HTML stands as it is, with its
 * links and forms, and the load is tried again when the browser comes online or the part comes near once more. A button
 * pressed before is pressed when the part is there.
 *
 * @param load the part's module
 * @param words its messages, which the page's own route then need not load; some parts speak with those of two
 */
export function partWhenNear<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...words: Words[]
): LaterPart<Props> {
  let start = () => {};
  /** Waits until the part comes near, or every part is asked for. */
  const comesNear = () =>
    new Promise<void>((resolve) => {
      start = resolve;
      waiting.add(resolve);
    });
  const isNear = comesNear();

  const withWords = (Content: ComponentType<Props>) => (props: Props) => (
    <WithWords words={words}>
      <Content {...props} />
    </WithWords>
  );

  const Part = lazy(async () => {
    if (!isEveryPartWanted) await isNear;
    for (;;) {
      // Before the load: a connection that comes back while the load still fails is not missed.
      const online = isServer ? undefined : comesOnline();
      try {
        const shown = isServer ? undefined : document.documentElement.lang;
        const [{ default: Content }] = await Promise.all([
          load(),
          isLocale(shown) ? loadAllWords(words, shown) : undefined,
        ]);
        return { default: withWords(Content) };
      } catch (failure) {
        if (isServer) throw failure;
        // As long as this promise is open, React leaves the server's HTML alone.
        await Promise.race([comesNear(), online]);
      }
    }
  });

  /** The part itself once it was loaded ahead; it then is at its place from the first moment. */
  let ready: ComponentType<Props> | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, when its module is read
  function PartWhenNear(props: Props) {
    // Chosen once: what stands on the page is not taken away for a second copy of itself.
    const [Shown] = useState(() => ready ?? Part);
    const place = useRef<HTMLDivElement>(null);
    const pressAgain = useEarlyPress(place);
    useEffect(() => (place.current ? whenNear(place.current, () => start()) : undefined), []);
    return (
      <div ref={place}>
        <Suspense>
          <Shown {...props} />
          <WhenReady onReady={pressAgain} />
        </Suspense>
      </div>
    );
  }
  const preload = async (locale: Locale) => {
    start();
    try {
      const [{ default: Content }] = await Promise.all([load(), loadAllWords(words, locale)]);
      ready ??= withWords(Content);
      return true;
    } catch {
      return false;
    }
  };
  // Only with other props is a part rendered again: one that React has not taken over yet would be built anew.
  return Object.assign(memo(PartWhenNear), { preload });
}

function comesOnline(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

function loadAllWords(words: readonly Words[], locale: Locale): Promise<object[]> {
  return Promise.all(words.map((catalog) => loadWords(catalog, locale)));
}

/** Calls `start` each time a place comes near the window. Gives the function that stops watching. */
function whenNear(place: HTMLElement, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  observer.observe(place);
  return () => observer.disconnect();
}
