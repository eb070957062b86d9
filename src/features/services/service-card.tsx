import { useTranslations } from 'use-intl';
import { ServiceIcon } from '#features/services/service-icon.tsx';
import type { Service } from '#features/services/services.ts';
import { accentClasses } from '#ui/brand.tsx';
import { classNames } from '#ui/class-names.ts';

interface ServiceCardProps {
  service: Service;
  /** Whether the dialog's text is in the cell itself, for want of the dialog. */
  isTextInPlace: boolean;
  onOpen: () => void;
}

/**
 * One cell of the ruled grid: the whole cell opens the service's dialog. Without JavaScript the dialog's text is in the
 * cell itself.
 */
export function ServiceCard({ service, isTextInPlace, onOpen }: ServiceCardProps) {
  const t = useTranslations('services');
  const { id, icon, color } = service;
  return (
    <li
      className={classNames(
        'group relative flex gap-5 border-line border-b py-8 transition-colors md:px-7 md:hover:bg-sea-50',
        'md:max-lg:odd:not-last:border-r md:max-lg:odd:pl-0 md:max-lg:even:pr-0 md:max-lg:last:col-span-2',
        'lg:not-[:nth-child(3n)]:border-r lg:[&:nth-child(3n)]:pr-0 lg:[&:nth-child(3n+1)]:pl-0',
      )}
    >
      <span
        className={classNames('arch flex size-16 shrink-0 items-center justify-center', accentClasses[color])}
      >
        <ServiceIcon name={icon} className="size-9" />
      </span>
      <div className="min-w-0 grow">
        <h3 className="text-title-sm">{t(`${id}.title`)}</h3>
        <p className="mt-1.5 text-ink-soft">{t(`${id}.description`)}</p>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${t('open')}: ${t(`${id}.title`)}`}
          onClick={onOpen}
          className="mt-2 text-link py-1 text-sm after:absolute after:inset-0 print:hidden noscript:hidden"
        >
          {t('open')}
        </button>
        {isTextInPlace && (
          <div ref={focusOn} tabIndex={-1} className="mt-2">
            <ServiceText service={service} />
          </div>
        )}
        <details className="mt-2 hidden noscript:block">
          <summary className="text-link py-1 text-sm">{t('open')}</summary>
          <ServiceText service={service} />
        </details>
      </div>
    </li>
  );
}

/** Text that appears takes the focus, as the dialog would: it is read out, and the next Tab continues from it. */
function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/** What the dialog says about a service: its expanded description and the one fact to know. */
export function ServiceText({ service: { id } }: { service: Service }) {
  const t = useTranslations('services');
  return (
    <>
      <p>{t(`${id}.expandedDescription`)}</p>
      <p className="mt-4 rounded-control bg-sun-100 px-5 py-4 text-ink">
        <strong className="block text-sm">{t('goodToKnow')}</strong>
        {t(`${id}.fact`)}
      </p>
    </>
  );
}
