import { ScriptOnce } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FetchApi } from '#client/api.ts';
import { SCROLL_ON_LOAD_SCRIPT } from '#client/scroll-on-load.ts';
import { CallToAction } from '#features/home/call-to-action.tsx';
import { Hero } from '#features/home/hero.tsx';
import { homeParts } from '#features/home/home-parts.ts';
import { StartingPoints } from '#features/home/starting-points.tsx';

const { Services, PreventiveCare, About, Locations, Faq, News, Contact } = homeParts;

/** The home page: one page with anchored sections, in the order of docs/product/home.md, Sections. */
export function HomePage({ fetchApi }: { fetchApi: FetchApi }) {
  return (
    <>
      {/* Left out of the browser's code, where it would do nothing. */}
      {import.meta.env.SSR && <ScriptOnce>{SCROLL_ON_LOAD_SCRIPT}</ScriptOnce>}
      <Hero />
      <StartingPoints />
      <DeferredLayout estimatedHeight="[--estimated-height:210rem] lg:[--estimated-height:102rem]">
        <Services />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:120rem] lg:[--estimated-height:63rem]">
        <PreventiveCare />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:125rem] lg:[--estimated-height:63rem]">
        <About />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:115rem] lg:[--estimated-height:63rem]">
        <Locations />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:210rem] lg:[--estimated-height:118rem]">
        <Faq />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:73rem] lg:[--estimated-height:66rem]">
        <News fetchApi={fetchApi} />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:133rem] lg:[--estimated-height:72rem]">
        <Contact />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:43rem] lg:[--estimated-height:28rem]">
        <CallToAction />
      </DeferredLayout>
    </>
  );
}

type DeferredLayoutProps = {
  /**
   * Classes that set `--estimated-height`, the greatest height of the part: in Spanish, with large text, on the
   * narrowest phone and desktop.
   */
  estimatedHeight: string;
  children: ReactNode;
};

function DeferredLayout({ estimatedHeight, children }: DeferredLayoutProps) {
  return <div className={`cv-auto ${estimatedHeight}`}>{children}</div>;
}
