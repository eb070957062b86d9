import { useEffect, useState } from 'react';
import { translateHydratedParts } from '#client/mend-translated-text.ts';

/**
 * Rendered last in a part of the page that hydrates by itself: says in the document that the part answers to clicks and
 * keys. Nobody sees it; journeys, measurements and monitors wait for it (`data-hydrated`).
 */
export function HydrationMark() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    if (isHydrated) translateHydratedParts();
    else setHydrated(true);
  }, [isHydrated]);
  return <span hidden data-hydrated={isHydrated} />;
}
