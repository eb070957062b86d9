import { ScriptOnce } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FetchApi } from '#client/api.ts';
import { SCROLL_ON_LOAD_SCRIPT } from '#client/scroll-on-load.ts';
import { CallToAction } from '#features/home/call-to-action.tsx';
import { Hero } from '#features/home/hero.tsx';
import { homeParts } from '#features/home/home-parts.ts';
import { StartingPoints } from '#features/home/starting-points.tsx';

const { Services, PreventiveCare, About, Locations, Faq, News, Contact } = homeParts;

/** The home page: one page with anchored sections, in the specification's order (section 2, "Home sections"). */
export function HomePage({ fetchApi }: { fetchApi: FetchApi }) {
  return (
    <>
      {/* Left out of the browser's code, where it would do nothing. */}
      {import.meta.env.SSR && <ScriptOnce>{SCROLL_ON_LOAD_SCRIPT}</ScriptOnce>}
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
