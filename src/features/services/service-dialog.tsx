import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ServiceText } from '#features/services/service-card.tsx';
import { ServiceIcon } from '#features/services/service-icon.tsx';
import type { Service } from '#features/services/services.ts';
import { isExternal } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';
import { accentClasses } from '#ui/brand.tsx';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ButtonLink } from '#ui/external-link.tsx';

interface ServiceDialogProps {
  /** The service to show; the dialog is closed without one. */
  service: Service | undefined;
  onClose: () => void;
}

/** What a service is for, one fact to know, and the ways on: a quote from the company, a doctor from the directory. */
export default function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const t = useTranslations('services');
  const tSite = useTranslations('site');
  const { newQuote } = useSite().links;
  return (
    <Dialog
      open={service !== undefined}
      onClose={onClose}
      closeLabel={t('close')}
      title={
        service && (
          <span className="flex items-center gap-4">
            <span
              className={classNames(
                'arch -my-1 flex size-13 shrink-0 items-center justify-center huge-text:hidden',
                accentClasses[service.color],
              )}
            >
              <ServiceIcon name={service.icon} className="size-7" />
            </span>
            <span>{t(`${service.id}.title`)}</span>
          </span>
        )
      }
      footer={
        <>
          <ButtonLink
            href={newQuote}
            newTabLabel={isExternal(newQuote) ? tSite('opensInNewTab') : undefined}
            className="max-sm:w-full"
          >
            {t('getQuote')}
          </ButtonLink>
          <Link
            to="/{-$locale}/providers"
            search={service?.specialty ? { specialty: service.specialty } : {}}
            className={buttonClass('secondary', 'md', 'max-sm:w-full')}
          >
            {t('findDoctor')}
          </Link>
        </>
      }
    >
      {service && <ServiceText service={service} />}
    </Dialog>
  );
}
