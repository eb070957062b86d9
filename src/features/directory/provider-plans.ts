/** The plans whose members a provider may take: the prepaid health clinic, and the discount plan. */
export const PROVIDER_PLANS = ['phc', 'dpo'] as const;
export type ProviderPlan = (typeof PROVIDER_PLANS)[number];

/** The preventive panels in their groups, as the home page has both (src/app/same-panels.test.ts). */
export const PANEL_GROUPS = [
  { id: 'a', panels: ['A'] },
  { id: 'bcdf', panels: ['B', 'C', 'D', 'F'] },
  { id: 'hij', panels: ['H', 'I', 'J'] },
] as const;
export type PanelGroup = (typeof PANEL_GROUPS)[number];
export type Panel = PanelGroup['panels'][number];
export const PANELS: readonly Panel[] = PANEL_GROUPS.flatMap(({ panels }) => panels);

/** @returns the plan of this name, in any letters */
export function findPlan(text: string): ProviderPlan | undefined {
  return PROVIDER_PLANS.find((plan) => plan === text.toLowerCase());
}

/** @returns the panel of this letter */
export function findPanel(text: string): Panel | undefined {
  return PANELS.find((panel) => panel === text.toUpperCase());
}
