/**
 * The three groups of preventive control panels with the services that are named as examples
 * (docs/product/home.md). Their words are the messages `preventiveCare.groups.<id>` and `…examples.<name>`.
 */
export const PANEL_GROUPS = [
  { id: 'a', panels: ['A'], examples: ['papSmear', 'mammogram'] },
  {
    id: 'bcdf',
    panels: ['B', 'C', 'D', 'F'],
    examples: ['prostate', 'coronaryRisk', 'ecg', 'cholesterol', 'triglycerides'],
  },
  { id: 'hij', panels: ['H', 'I', 'J'], examples: ['occultBloodOrFit'] },
] as const;

export type PanelGroup = (typeof PANEL_GROUPS)[number];
