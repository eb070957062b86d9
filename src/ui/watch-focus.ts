/** How often something was typed or chosen on this page; undefined until somebody asks. */
let inputs: number | undefined;

/**
 * Notes where the focus is when something is asked for. Its answer takes the focus only from somebody who waits for it.
 *
 * @returns whether the visitor has gone on by now: types, or has put the focus elsewhere. Nobody is at the page's body:
 * there the browser puts a focus whose element is gone.
 */
export function watchFocus(): () => boolean {
  const place = document.activeElement;
  const inputsBefore = countInputs();
  return () => {
    const now = document.activeElement;
    return now !== document.body && (now !== place || countInputs() !== inputsBefore);
  };
}

function countInputs(): number {
  if (inputs === undefined) {
    inputs = 0;
    const count = () => {
      inputs = countInputs() + 1;
    };
    // Before anything that may stop the event.
    window.addEventListener('input', count, { capture: true, passive: true });
  }
  return inputs;
}
