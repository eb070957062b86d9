/* What is asked inside the page. Each function travels to the browser as text, so it can use nothing that is outside of it. */

/** Whether every part that is in the window is hydrated, as it says itself (untilInteractive in support/open-page.ts). */
export function isInteractive(): boolean {
  const marks = [...document.querySelectorAll('[data-hydrated]')];
  return (
    marks.length > 0 &&
    marks.every((mark) => {
      const { top, bottom } = (mark.parentElement ?? document.body).getBoundingClientRect();
      const isSeen = mark.parentElement?.checkVisibility() && bottom > 0 && top < innerHeight;
      return mark.getAttribute('data-hydrated') === 'true' || !isSeen;
    })
  );
}

/**
 * The element of this kind and name, once a visitor could press it: it is shown, hydrated, not disabled, at rest and
 * under nothing. Scrolls to it.
 *
 * @param selector its kind
 * @param name its accessible name, or what that begins with; the first whole match comes first
 * @param within a selector of what it is in
 */
export function findNamed(selector: string, name: string, within: string): Element | null {
  const textOf = (element: Element | null) => element?.textContent ?? '';
  const nameOf = (element: Element) =>
    (
      element
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ') ||
      element.getAttribute('aria-label') ||
      textOf((element as HTMLInputElement).labels?.[0] ?? element)
    )
      .replaceAll(/\s+/g, ' ')
      .trim();
  const shown = [...document.querySelectorAll(`${within} :is(${selector})`)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const found =
    shown.find((element) => nameOf(element) === name) ??
    shown.find((element) => nameOf(element).startsWith(name));
  if (!found || found.matches(':disabled, [aria-disabled=true]') || found.getAnimations().length > 0)
    return null;
  const place = () => found.getBoundingClientRect();
  if (place().top < 0 || place().bottom > innerHeight)
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let part: Element | null = found; part; part = part.parentElement) {
    if (part.querySelector(':scope > [data-hydrated=false]')) return null;
  }
  const { left, top, right, bottom } = place();
  // The middle of what is in the window: the corner buttons stand half outside of it on phones.
  const [x, y] = [
    Math.max(0, left) + Math.min(innerWidth, right),
    Math.max(0, top) + Math.min(innerHeight, bottom),
  ];
  const onTop = document.elementFromPoint(x / 2, y / 2);
  return onTop && (found.contains(onTop) || onTop.contains(found)) ? found : null;
}

/** Whether a text is shown there. */
export function shows(text: string, within: string): boolean {
  return [...document.querySelectorAll<HTMLElement>(within)].some(
    (element) =>
      element.checkVisibility() &&
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is in textContent, too
      element.innerText.replaceAll(/\s+/g, ' ').includes(text),
  );
}

/** From now on notes what goes wrong in the page: errors, those of hydration too, and what the Content-Security-Policy refuses. */
export function watchProblems(): void {
  if ('problems' in window) return;
  const problems: string[] = [];
  Object.assign(window, { problems });
  addEventListener('error', (event) => problems.push(`uncaught: ${event.message}`));
  addEventListener('unhandledrejection', (event) => problems.push(`unhandled: ${event.reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    problems.push(
      `Content-Security-Policy: ${event.effectiveDirective} blocked ${event.blockedURI || 'inline'}`,
    ),
  );
}

export function problemsSeen(): string[] {
  return (window as unknown as { problems?: string[] }).problems ?? [];
}
