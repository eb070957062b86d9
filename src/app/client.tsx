import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from '#app/router.tsx';
import { disableContentVisibility } from '#client/disable-content-visibility.ts';
import { stopRememberingClicks } from '#client/early-click.ts';
import { holdTranslation, mendTranslatedText } from '#client/mend-translated-text.ts';

/*
 * Hydrates the server's HTML. The router's own client is used in place of Start's: we have no server functions, and
 * their serializer would add a tenth to every visitor's first load (decision 6).
 */
function hydrate(): void {
  const router = getRouter();
  // Heights of parts far from the viewport are estimates, with which a scroll position cannot be restored exactly. From
  // the second page on they are laid out.
  router.subscribe('onResolved', ({ hrefChanged, pathChanged }) => {
    if (hrefChanged) disableContentVisibility();
    // What the server told search engines is about the page that was loaded, not the next one.
    if (pathChanged)
      for (const data of document.head.querySelectorAll('[type="application/ld+json"]')) data.remove();
  });
  // The router records a scroll position at each scroll event. This one records what was scrolled before hydration.
  const stop = router.subscribe('onRendered', () => {
    stop();
    document.dispatchEvent(new Event('scroll'));
  });
  stopRememberingClicks();
  mendTranslatedText();
  holdTranslation(document.body);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

// In a task of its own, so that a slow phone can respond to a tap between loading the modules and hydrating.
setTimeout(hydrate);
