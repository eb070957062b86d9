import type { Site } from '#site/site.ts';

/**
 * The five policies as data, in the order of the footer (docs/product/pages.md, Policies). `id` is the last
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
      'internetPrivacy.assistant',
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

/** The id of a policy's entry in the footer, which in an address opens its dialog. */
export function policyPlace({ id }: Policy): string {
  return `policy-${id}`;
}

/** What follows the part about the assistant, by how the operator has set it up. */
const ASSISTANT_ENDINGS = {
  model: ['internetPrivacy.assistantOwn', 'internetPrivacy.assistantModel'],
  kept: ['internetPrivacy.assistantNotKept', 'internetPrivacy.assistantKept'],
} as const;

type AssistantEnding = (typeof ASSISTANT_ENDINGS)[keyof typeof ASSISTANT_ENDINGS][number];

/** The keys of a policy's whole text, in reading order, as it is true on this site. */
export function textKeys(
  { parts }: Policy,
  { assistantModelHost, assistantKeepDays }: Pick<Site, 'assistantModelHost' | 'assistantKeepDays'>,
): readonly (Policy['parts'][number] | AssistantEnding)[] {
  const { model, kept } = ASSISTANT_ENDINGS;
  return parts.flatMap((part) =>
    part === 'internetPrivacy.assistant'
      ? [part, model[assistantModelHost === undefined ? 0 : 1], kept[assistantKeepDays === undefined ? 0 : 1]]
      : [part],
  );
}

/** The policy at an address; undefined for any other text. */
export function findPolicy(id: string): Policy | undefined {
  return POLICIES.find((policy) => policy.id === id);
}
