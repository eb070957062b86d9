import {
  type ComponentType,
  lazy,
  memo,
  type NamedExoticComponent,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useClickReplay, WhenReady } from '#client/click-replay.tsx';
import { HydrationMark } from '#client/hydration-mark.tsx';
import { holdTranslation } from '#client/mend-translated-text.ts';
import { loadCatalog, type MessageCatalog, WithMessages } from '#client/message-catalog.tsx';
import { type Locale, shownLocale } from '#i18n/locale.ts';

/** A part of a page whose code and messages the browser loads when it comes near the viewport. */
export type LazilyHydrated<Props extends object> = NamedExoticComponent<Props> & {
  /**
   * Loads the part now, for pages that are rendered in the browser. Resolves with whether that was possible; if not,
   * the part loads by itself later and does not block the page.
   */
  preload: (locale: Locale) => Promise<boolean>;
};

/** How far below the viewport a part counts as visible, in pixels: a phone's screen. */
const VISIBLE_MARGIN_PX = 800;

const waiting = new Set<() => void>();
const isServer = typeof document === 'undefined';
let isEveryPartRequested = isServer;

/**
 * Loads and hydrates every part at once, now and from now on. React hydrates a part only when its code is loaded. When
 * the language around a part changes before that, React discards the server's HTML and renders the part in the browser:
 * what was typed or opened in it is lost. So a page that loads messages again waits for its parts'
 * `preload` too.
 */
export function hydrateEveryPart(): void {
  isEveryPartRequested = true;
  for (const start of waiting) start();
  waiting.clear();
}

/**
 * Makes a part of a page that is complete in the server's HTML and is hydrated when it comes near the viewport. While
 * that cannot be loaded (no signal; a page left open while a new version was put in place) the server's HTML stays,
 * with its links and forms, and the load is tried again when the browser comes online or the part comes near the
 * viewport again. A button that was clicked before is clicked again when the part is hydrated.
 *
 * @param load the part's module
 * @param catalogs its message catalogs, which the page's own route then need not load; some parts use those of two
 * features
 */
export function hydrateWhenVisible<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...catalogs: MessageCatalog[]
): LazilyHydrated<Props> {
  let start = () => {};
  /** Resolves when the part comes near the viewport, or when every part is requested. */
  const becomesVisible = () =>
    new Promise<void>((resolve) => {
      start = resolve;
      waiting.add(resolve);
    });
  const isVisible = becomesVisible();
  /** Where the part stands, and whether React can hydrate it there. */
  const places = new Set<Element>();
  let isLoaded = false;

  const withMessages = (Content: ComponentType<Props>) => (props: Props) => (
    <WithMessages catalogs={catalogs}>
      <Content {...props} />
    </WithMessages>
  );

  const Part = lazy(async () => {
    if (!isEveryPartRequested) await isVisible;
    for (;;) {
      // Before the load: a connection that comes back while the load still fails is not missed.
      const online = isServer ? undefined : comesOnline();
      try {
        const shown = isServer ? undefined : shownLocale();
        const [{ default: Content }] = await Promise.all([
          load(),
          shown ? loadCatalogs(catalogs, shown) : undefined,
        ]);
        isLoaded = true;
        for (const place of places) holdTranslation(place);
        return { default: withMessages(Content) };
      } catch (failure) {
        if (isServer) throw failure;
        // As long as this promise is pending, React leaves the server's HTML alone.
        await Promise.race([becomesVisible(), online]);
      }
    }
  });

  /** The part itself once it was preloaded; it is then rendered at once. */
  let ready: ComponentType<Props> | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, when its module is read
  function HydratedWhenVisible(props: Props) {
    // Chosen once: what is on the page is not replaced with a second copy of itself.
    const [Shown] = useState(() => ready ?? Part);
    const place = useRef<HTMLDivElement>(null);
    const replayClick = useClickReplay(place);
    /** Hydrated. Until then it keeps the props it began with: for others React would discard the server's HTML. */
    const [isReady, setReady] = useState(false);
    const [first] = useState(props);
    const given = isReady ? props : first;
    // Before React goes on to what is in it.
    useLayoutEffect(() => {
      const element = place.current;
      if (!element) return;
      places.add(element);
      if (isLoaded) holdTranslation(element);
      return () => void places.delete(element);
    }, []);
    useEffect(() => {
      if (!place.current) return;
      if (isInAddress(place.current)) start();
      return onVisible(place.current, () => start());
    }, []);
    // With the props that it is shown with by now.
    useEffect(() => {
      if (isReady) replayClick();
    }, [isReady, replayClick]);
    // The same element while nothing changes: React takes a new one for a change.
    const part = useMemo(
      () => (
        <Suspense>
          <Shown {...given} />
          <WhenReady onReady={() => setReady(true)} />
          <HydrationMark />
        </Suspense>
      ),
      [Shown, given],
    );
    return <div ref={place}>{part}</div>;
  }
  const preload = async (locale: Locale) => {
    start();
    try {
      const [{ default: Content }] = await Promise.all([load(), loadCatalogs(catalogs, locale)]);
      ready ??= withMessages(Content);
      return true;
    } catch {
      return false;
    }
  };
  // Only with other props is a part rendered again.
  return Object.assign(memo(HydratedWhenVisible), { preload });
}

/** A browser says that the connection is back a moment before calls get through. */
const SETTLING_MS = 1000;

function comesOnline(): Promise<void> {
  return new Promise((resolve) =>
    window.addEventListener('online', () => setTimeout(resolve, SETTLING_MS), { once: true }),
  );
}

function loadCatalogs(catalogs: readonly MessageCatalog[], locale: Locale): Promise<object[]> {
  return Promise.all(catalogs.map((catalog) => loadCatalog(catalog, locale)));
}

/** Whether the address names a place in this part, or one that nothing on the page has: it may open a dialog here. */
function isInAddress(part: Element): boolean {
  const id = window.location.hash.slice(1);
  if (id === '') return false;
  const place = document.getElementById(id);
  return !place || part.contains(place);
}

/** Calls `start` each time an element comes near the viewport. Returns a function that stops observing it. */
function onVisible(place: HTMLElement, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: `${VISIBLE_MARGIN_PX}px 0px` },
  );
  observer.observe(place);
  return () => observer.disconnect();
}
