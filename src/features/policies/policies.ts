/**
 * The five policies as data, in the order of the footer (specification, section 2 "Home sections"). `id` is the last
 * part of a policy's own address, `key` names its words; `parts` are the keys of its text, in reading order.
 */
export const POLICIES = [
  {
    id: 'privacy',
    key: 'privacy',
    parts: ['privacy.intro', 'privacy.use', 'privacy.share', 'privacy.rights', 'privacy.contact'],
  },
  {
    id: 'internet-privacy',
    key: 'internetPrivacy',
    parts: [
      'internetPrivacy.intro',
      'internetPrivacy.collect',
      'internetPrivacy.forms',
      'internetPrivacy.device',
      'internetPrivacy.links',
    ],
  },
  {
    id: 'non-discrimination',
    key: 'nonDiscrimination',
    parts: [
      'nonDiscrimination.intro',
      'nonDiscrimination.help',
      'nonDiscrimination.grievance',
      'nonDiscrimination.government',
    ],
  },
  {
    id: 'refund',
    key: 'refunds',
    parts: [
      'refunds.intro',
      'refunds.clinic',
      'refunds.discountPlan',
      'refunds.request',
      'refunds.processing',
    ],
    describesDiscountPlan: true,
  },
  {
    id: 'grievance',
    key: 'grievances',
    parts: [
      'grievances.intro',
      'grievances.file',
      'grievances.levels',
      'grievances.expedited',
      'grievances.appeal',
    ],
  },
] as const;

export type Policy = (typeof POLICIES)[number];

/** The policy at an address; undefined for any other text. */
export function findPolicy(id: string): Policy | undefined {
  return POLICIES.find((policy) => policy.id === id);
}
