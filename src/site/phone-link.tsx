import { telHref } from '#i18n/format.ts';

/** A phone number that calls when touched. Its parts never break over two lines. */
export function PhoneLink({ phone, className = 'text-link' }: { phone: string; className?: string }) {
  return (
    <a href={telHref(phone)} className={`whitespace-nowrap ${className}`}>
      {phone}
    </a>
  );
}
