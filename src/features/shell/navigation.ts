import type { Site } from '#site/site.ts';

/** The anchors of the home page, in the order of its sections (docs/product/pages.md, Navigation). */
export const HOME_SECTIONS = [
  'home',
  'services',
  'preventive-care',
  'about',
  'locations',
  'faq',
  'news',
  'contact',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** One entry of the main navigation. `label` is a key of the shell's `nav` messages. */
export type NavigationEntry = LinkEntry | { kind: 'menu'; label: 'providers'; entries: readonly LinkEntry[] };

/** An entry that leads to a section of the home page, to another page of this site, or to a configured address. */
export type LinkEntry =
  | { kind: 'section'; label: SectionLabel; section: HomeSection }
  | { kind: 'page'; label: 'joinNetwork'; to: '/{-$locale}/join-network' }
  | { kind: 'outside'; label: OutsideLabel; href: string };

type SectionLabel =
  | 'home'
  | 'services'
  | 'preventiveCare'
  | 'about'
  | 'locations'
  | 'faq'
  | 'news'
  | 'contact';
type OutsideLabel = 'agent' | 'memberPortal' | 'findDoctor' | 'quote' | 'requestAuthorizations';

/** The thirteen entries in the order of docs/product/pages.md, Navigation; the external ones are configuration. */
export function navigationEntries(links: Site['links']): readonly NavigationEntry[] {
  return [
    { kind: 'section', label: 'home', section: 'home' },
    { kind: 'section', label: 'services', section: 'services' },
    { kind: 'section', label: 'preventiveCare', section: 'preventive-care' },
    { kind: 'section', label: 'about', section: 'about' },
    { kind: 'section', label: 'locations', section: 'locations' },
    { kind: 'outside', label: 'agent', href: links.agents },
    { kind: 'outside', label: 'memberPortal', href: links.memberLogin },
    { kind: 'outside', label: 'findDoctor', href: links.findDoctor },
    { kind: 'section', label: 'faq', section: 'faq' },
    { kind: 'section', label: 'news', section: 'news' },
    { kind: 'outside', label: 'quote', href: links.newQuote },
    {
      kind: 'menu',
      label: 'providers',
      entries: [
        { kind: 'page', label: 'joinNetwork', to: '/{-$locale}/join-network' },
        { kind: 'outside', label: 'requestAuthorizations', href: links.authorizations },
      ],
    },
    { kind: 'section', label: 'contact', section: 'contact' },
  ];
}
