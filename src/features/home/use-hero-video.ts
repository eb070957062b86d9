import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';

/** How much of the picture must be in the viewport before its film is loaded. */
const SHARE_IN_SIGHT = 0.5;

/**
 * Whether the film may be loaded now: the page has wholly loaded, the picture is in sight, and the visitor asked
 * neither for reduced data nor for reduced motion. False during the server render; once true it stays true.
 */
export function useHeroVideo(picture: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    const element = picture.current;
    if (!element || prefersReducedMotion() || prefersLittleData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting) || prefersReducedMotion()) return;
        observer.disconnect();
        setIsWanted(true);
      },
      { threshold: SHARE_IN_SIGHT },
    );
    const watch = () => observer.observe(element);
    if (document.readyState === 'complete') watch();
    else window.addEventListener('load', watch, { once: true });
    return () => {
      window.removeEventListener('load', watch);
      observer.disconnect();
    };
  }, [picture]);

  return isWanted;
}

/** Data saver of the browser, or the system's setting for reduced data. */
function prefersLittleData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
