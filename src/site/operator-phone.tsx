import { PhoneLink } from '#site/phone-link.tsx';
import type { Site } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';

/** Every number of the operator by what it is for, in the order in which lists show them. */
export const OPERATOR_PHONES = [
  'customerService',
  'appointments',
  'authorizations',
  'tollFree',
  'tty',
  'fax',
] as const satisfies readonly (keyof Site['phones'])[];

interface OperatorPhoneProps {
  name: (typeof OPERATOR_PHONES)[number];
  /** Of the link. */
  className: string;
}

/** One of the operator's numbers: to call when touched, but for the fax. */
export function OperatorPhone({ name, className }: OperatorPhoneProps) {
  const { phones } = useSite();
  return name === 'fax' ? phones.fax : <PhoneLink phone={phones[name]} className={className} />;
}
