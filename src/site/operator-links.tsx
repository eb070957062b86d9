import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { telHref } from '#i18n/format.ts';
import { isExternal, type Site } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';
import { ExternalLink, type ExternalLinkProps } from '#ui/external-link.tsx';

/* Links to the operator: phone numbers that call, and the addresses of the configuration. */

interface PhoneLinkProps {
  phone: string;
  className?: string;
  /** Shown in the number's stead. */
  children?: ReactNode;
}

/** A phone number that calls when touched. Its parts never break over two lines, and a browser translates none of them. */
export function PhoneLink({ phone, className = 'text-link', children = phone }: PhoneLinkProps) {
  return (
    <a
      href={telHref(phone)}
      className={`whitespace-nowrap ${className}`}
      translate={children === phone ? 'no' : undefined}
    >
      {children}
    </a>
  );
}

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

interface OutsideLinkProps extends Omit<ExternalLinkProps, 'newTabLabel'> {
  /** A configured address: another site opens in a new tab, a path of this one in the same. */
  href: string;
}

/** A link to one of the operator's configured addresses, which says when it leaves for a new tab. */
export function OutsideLink(props: OutsideLinkProps) {
  const t = useTranslations('site');
  return <ExternalLink newTabLabel={isExternal(props.href) ? t('opensInNewTab') : undefined} {...props} />;
}
