/*
 * When the assistant's button has its full size, over the page's column, and when it is small, in the gutter beside it,
 * where no text is. Loaded after the page: until then it is small.
 */

/** What a visitor can press or fill in. */
const CONTROLS = 'a, button, input, select, textarea, summary, label, video[controls], [tabindex="0"]';

/** Distance of the points at which a look is taken, in px: less than a letter is high. */
const STEP = 8;

/** Between the button and the window's edge, in px, when it has its full size: `corner-button` (src/ui/styles.css). */
const EDGE = 6;

/** Quiet for this long counts as the end of a scroll where the browser does not announce it, in ms. */
const REST_MS = 150;

/**
 * Keeps `data-in-corner` on the button: there when the visitor comes to rest after scrolling up, at the page's beginning
 * or at its end, and nothing to read or to press lies under it.
 *
 * @returns a function that ends it
 */
export function growInCorner(button: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let lastY = window.scrollY;
  let wentDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    clearTimeout(timer);
    const isHere = (!wentDown || isAtEnd()) && isCornerFree(button);
    button.toggleAttribute('data-in-corner', isHere);
  };
  const settleSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, REST_MS);
  };
  const onScroll = () => {
    const { scrollY } = window;
    if (scrollY === lastY) return;
    wentDown = scrollY > lastY;
    lastY = scrollY;
    button.removeAttribute('data-in-corner');
    settleSoon();
  };

  window.addEventListener('scroll', onScroll, { passive: true, signal });
  // Also of what scrolls within the page, as the news do by themselves.
  document.addEventListener('scrollend', settle, { capture: true, signal });
  // What was pressed may change what lies under it.
  document.addEventListener('click', settleSoon, { signal });
  window.addEventListener('resize', settleSoon, { signal });
  const grown = new ResizeObserver(settleSoon);
  grown.observe(document.body);
  return () => {
    ended.abort();
    grown.disconnect();
    clearTimeout(timer);
  };
}

function isAtEnd(): boolean {
  return window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
}

/** Whether the corner has neither text nor control where the button would stand. */
function isCornerFree(button: HTMLElement): boolean {
  // Where it begins at any size; its full size, whatever it has now; and what is between it and the edge.
  const size = Number.parseFloat(getComputedStyle(button).maxWidth) + EDGE;
  const area = new DOMRect(button.offsetLeft, button.offsetTop - EDGE, size, size);
  for (const element of elementsIn(area)) {
    if (button.contains(element)) continue;
    if (element.closest(CONTROLS) || [...element.childNodes].some((node) => hasTextIn(node, area)))
      return false;
  }
  return true;
}

function elementsIn({ left, top, right, bottom }: DOMRect): Set<Element> {
  const found = new Set<Element>();
  for (const y of stepsBetween(top, bottom)) {
    for (const x of stepsBetween(left, right)) {
      for (const element of document.elementsFromPoint(x, y)) found.add(element);
    }
  }
  return found;
}

/** From one edge to the other, both included. */
function stepsBetween(start: number, end: number): number[] {
  const count = Math.ceil((end - start) / STEP);
  return Array.from({ length: count + 1 }, (_, step) => Math.min(start + step * STEP, end - 0.5));
}

function hasTextIn(node: Node, area: DOMRect): boolean {
  if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({ left, top, right, bottom }) =>
      left < area.right && right > area.left && top < area.bottom && bottom > area.top,
  );
}
