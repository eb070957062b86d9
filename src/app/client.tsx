import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from '#app/router.tsx';
import { stopRememberingClicks } from '#client/click-replay.tsx';
import { disableContentVisibility } from '#client/disable-content-visibility.ts';

/*
 * Hydrates the server's HTML. The router's own client is used in place of Start's: we have no server functions, and
 * their serializer would add a tenth to every visitor's first load (decision 6).
 */
function hydrate(): void {
  const router = getRouter();
  // Restoring the scroll position would miss its place with the first page's estimated heights. By now that page is
  // gone.
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) disableContentVisibility();
  });
  // The router keeps the place of a page that it saw scrolling. Who scrolled before it was there comes back, too.
  const stop = router.subscribe('onRendered', () => {
    stop();
    document.dispatchEvent(new Event('scroll'));
  });
  stopRememberingClicks();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

// In a task of its own: a slow phone answers a finger between running the code's files and this.
setTimeout(hydrate);
