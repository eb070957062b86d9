import { useTranslations } from 'use-intl';
import { ServiceIcon } from '#features/services/service-icon.tsx';
import { type Service, servicePlace } from '#features/services/services.ts';
import { useQuotePlanText } from '#site/quote-plan-notice.tsx';
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
 * cell itself, which then is as wide as the grid. On phones two cells share a row with icon and title; the rest is only
 * read out: what the dialog says is longer anyhow.
 */
export function ServiceCard({ service, isTextInPlace, onOpen }: ServiceCardProps) {
  const t = useTranslations('services');
  const { id, icon, color } = service;
  return (
    <li
      id={servicePlace(service)}
      className={classNames(
        'relative flex scroll-mt-6 items-center gap-x-2 border-line border-b py-2.5 transition-colors md:items-start lg:gap-x-4',
        'max-lg:even:pl-2 max-lg:odd:border-r max-lg:odd:pr-1',
        'md:hover:bg-sea-50 lg:px-6',
        'lg:not-[:nth-child(3n)]:border-r lg:[&:nth-child(3n)]:pr-0 lg:[&:nth-child(3n+1)]:pl-0',
        'has-[[open],[tabindex]]:col-span-full huge-text:border-r-0! huge-text:pl-0!',
      )}
    >
      <span
        className={classNames(
          'arch flex size-8 shrink-0 items-center justify-center lg:size-13',
          accentClasses[color],
        )}
      >
        <ServiceIcon name={icon} className="size-5 lg:size-8" />
      </span>
      <div className="min-w-0 grow">
        <h3 className="text-sm leading-tight max-md:underline max-md:tracking-tight md:text-title-xs">
          {t(`${id}.title`)}
        </h3>
        <div className="text-sm leading-snug">
          <p className="mr-1.5 text-ink-soft max-md:sr-only max-md:m-0 md:inline">{t(`${id}.description`)}</p>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`${t('open')}: ${t(`${id}.title`)}`}
            onClick={onOpen}
            className="text-left text-link after:absolute after:inset-0 max-md:absolute max-md:inset-0 print:hidden noscript:hidden"
          >
            <span className="max-md:sr-only">{t('open')}</span>
          </button>
        </div>
        {isTextInPlace && (
          <div ref={focusOn} tabIndex={-1} className="mt-1">
            <ServiceText service={service} />
          </div>
        )}
        <details className="mt-1 hidden noscript:block">
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
        <span>{t(`${id}.fact`, { quotePlan: useQuotePlanText() })}</span>
      </p>
    </>
  );
}
