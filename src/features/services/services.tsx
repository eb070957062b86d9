import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDialogInAddress, useOpenDialog } from '#client/dialog-address.ts';
import { ServiceCard } from '#features/services/service-card.tsx';
import { SERVICES, type Service, servicePlace } from '#features/services/services.ts';
import { buttonClass } from '#ui/button.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';

/** The section of the nine services: a ruled grid, one dialog for whichever is chosen, and the way to the quote. */
export default function Services() {
  const t = useTranslations('services');
  const open = useOpenDialog();
  const { shown, close } = useDialogInAddress((place) =>
    SERVICES.find((service) => servicePlace(service) === place),
  );
  /** The service whose text is in its own cell, because the dialog could not be loaded. */
  const [inPlace, setInPlace] = useState<Service>();
  const ServiceDialog = useOnDemand(() => import('./service-dialog.tsx'), shown !== undefined, {
    onFailure: () => {
      close();
      setInPlace(shown);
    },
  });
  return (
    <section id="services" aria-labelledby="services-title" className="py-6">
      <Container>
        <div className="lg:*:max-w-none">
          <SectionHeading id="services-title" eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
        </div>
        <ul className="mt-4 grid grid-cols-2 border-ink border-t-2 lg:grid-cols-3 huge-text:block">
          {SERVICES.map((service) => (
            <ServiceCard
              key={service.id}
              service={service}
              isTextInPlace={service === inPlace}
              onOpen={() => {
                setInPlace(undefined);
                open(servicePlace(service));
              }}
            />
          ))}
          <Promo />
        </ul>
      </Container>
      {ServiceDialog && <ServiceDialog service={shown} onClose={close} />}
    </section>
  );
}

/** The box that leads to the quote page: the cell that the nine services leave free, or a row of its own beneath three columns. */
function Promo() {
  const t = useTranslations('services.promo');
  return (
    <li className="flex flex-col justify-center gap-2 bg-sea-50 p-2 lg:col-span-full lg:flex-row lg:items-center lg:justify-between lg:px-6 print:hidden">
      <h3 className="text-sm leading-tight lg:text-title-xs">{t('title')}</h3>
      <Link to="/{-$locale}/quote" className={buttonClass('secondary', 'sm', 'max-lg:px-2')}>
        {t('button')}
      </Link>
    </li>
  );
}
