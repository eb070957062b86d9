import { type ReactNode, useEffect } from 'react';
import type { FetchApi } from '#client/api.ts';
import { layOutWhole } from '#client/lay-out-whole.ts';
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
      <WhenNear fullest="[--fullest:210rem] lg:[--fullest:102rem]">
        <Services />
      </WhenNear>
      <WhenNear fullest="[--fullest:120rem] lg:[--fullest:63rem]">
        <PreventiveCare />
      </WhenNear>
      <WhenNear fullest="[--fullest:125rem] lg:[--fullest:63rem]">
        <About />
      </WhenNear>
      <WhenNear fullest="[--fullest:115rem] lg:[--fullest:63rem]">
        <Locations />
      </WhenNear>
      <WhenNear fullest="[--fullest:210rem] lg:[--fullest:118rem]">
        <Faq />
      </WhenNear>
      <WhenNear fullest="[--fullest:73rem] lg:[--fullest:66rem]">
        <News fetchApi={fetchApi} />
      </WhenNear>
      <WhenNear fullest="[--fullest:133rem] lg:[--fullest:72rem]">
        <Contact />
      </WhenNear>
      <WhenNear fullest="[--fullest:43rem] lg:[--fullest:28rem]">
        <CallToAction />
      </WhenNear>
    </>
  );
}

type WhenNearProps = {
  /** Classes that say how tall the part is at most: in Spanish, with large text, on the narrowest phone and desk. */
  fullest: string;
  children: ReactNode;
};

function WhenNear({ fullest, children }: WhenNearProps) {
  return <div className={`laid-out-when-near ${fullest}`}>{children}</div>;
}

function useScrollToHash(): void {
  useEffect(() => {
    if (!window.location.hash) return;
    const timer = setTimeout(() => {
      layOutWhole();
      // Read only now: whoever went on to another place in the meantime stays there.
      const section = document.getElementById(window.location.hash.slice(1));
      section?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth' });
    }, HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
