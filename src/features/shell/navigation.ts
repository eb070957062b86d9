import type { Site } from '#site/site.ts';

/** Sections of the home page that exist; a navigation entry may point only to one of these. */
export type HomeSection = 'home' | 'contact';

/** One entry of the main navigation. `label` is a key of the shell's `nav` messages. */
export type NavigationEntry =
  | { kind: 'section'; label: 'home' | 'contact'; section: HomeSection }
  | { kind: 'outside'; label: OutsideLabel; href: string }
  | {
      kind: 'menu';
      label: 'providers';
      entries: readonly { label: 'requestAuthorizations'; href: string }[];
    };

type OutsideLabel = 'agent' | 'memberPortal' | 'findDoctor' | 'quote';

/**
 * The main navigation in the specification's order (section 2, Navigation). Entries of sections and pages that do
 * not exist are absent; the external ones are configuration.
 */
export function navigationEntries(links: Site['links']): readonly NavigationEntry[] {
  return [
    { kind: 'section', label: 'home', section: 'home' },
    { kind: 'outside', label: 'agent', href: links.agents },
    { kind: 'outside', label: 'memberPortal', href: links.memberLogin },
    { kind: 'outside', label: 'findDoctor', href: links.findDoctor },
    { kind: 'outside', label: 'quote', href: links.newQuote },
    {
      kind: 'menu',
      label: 'providers',
      entries: [{ label: 'requestAuthorizations', href: links.authorizations }],
    },
    { kind: 'section', label: 'contact', section: 'contact' },
  ];
}
