import { useTranslations } from 'use-intl';
import { telHref } from '#i18n/format.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import type { ProviderSummary } from '../search/search-providers.ts';

interface CallButtonProps {
  provider: Pick<ProviderSummary, 'doctor' | 'phone'>;
  className?: string;
}

/** The number itself is what calls; on phones it is as wide as its place. */
export function CallButton({ provider: { doctor, phone }, className }: CallButtonProps) {
  const t = useTranslations('directory.card');
  if (!phone)
    return <p className={classNames('mt-2 text-ink-soft text-sm sm:mt-0', className)}>{t('phoneUnknown')}</p>;
  return (
    <p className={classNames('mt-2 sm:mt-0', className)}>
      <a
        href={telHref(phone)}
        className="figures flex min-h-11 items-center justify-center gap-1.5 rounded-control bg-sea-100 px-4 font-bold text-sea-700 transition-colors hover:bg-sun-100 forced-colors:border print:min-h-0 print:px-0"
      >
        <Icon name="phone" className="size-4.5" />
        <VisuallyHidden>{`${t('callTo', { name: doctor })}: `}</VisuallyHidden>
        <span className="whitespace-nowrap">{phone}</span>
      </a>
    </p>
  );
}
