import { useEffect } from 'react';
import type { FetchApi } from '#client/api.ts';
import { CallToAction } from '#features/home/call-to-action.tsx';
import { Hero } from '#features/home/hero.tsx';
import { homeParts } from '#features/home/home-parts.ts';
import { StartingPoints } from '#features/home/starting-points.tsx';
import { prefersStillness } from '#ui/prefers-stillness.ts';

/** How long after the load the page scrolls to the section named in the address (specification, section 2). */
const HASH_SCROLL_DELAY_MS = 100;

const { Services, PreventiveCare, About, Locations, Faq, News, Contact } = homeParts;

/** The home page: one page with anchored sections, in the specification's order (section 2, "Home sections"). */
export function HomePage({ fetchApi }: { fetchApi: FetchApi }) {
  useScrollToHash();
  return (
    <>
      <Hero />
      <StartingPoints />
      <Services />
      <PreventiveCare />
      <About />
      <Locations />
      <Faq />
      <News fetchApi={fetchApi} />
      <Contact />
      <CallToAction />
    </>
  );
}

function useScrollToHash(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (!id) return;
    const timer = setTimeout(() => {
      document.getElementById(id)?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth' });
    }, HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
