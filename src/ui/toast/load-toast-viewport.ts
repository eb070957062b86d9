/** The code that renders toasts. */
export const loadToastViewport = () => import('./toast-viewport.tsx');

/** Loads it before there is a toast: what says that the network failed cannot come over the network. */
export function preloadToasts(): void {
  // Should it fail, the first toast asks again, and is shown plainly if need be.
  loadToastViewport().catch(() => {});
}
