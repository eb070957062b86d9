import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionLink } from '#features/shell/navigation.tsx';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import { isOfficeOpen } from '#site/office-hours.ts';
import type { Site } from '#site/site.ts';
import { useHoursText, useSite } from '#site/site-context.tsx';
import { classNames } from '#ui/class-names.ts';

const MINUTE_MS = 60_000;
const LINK =
  'inline-block min-w-6 -my-0.5 py-0.5 text-center font-bold text-white underline decoration-sun-400 decoration-2 underline-offset-4';

/**
 * When somebody answers the phone; at other hours, what to do instead. Both texts share one place, so that nothing moves
 * when the browser, which alone knows the time, puts one in the other's stead.
 */
export function OfficeHoursNow({ className }: { className: string }) {
  const t = useTranslations('shell.topBar');
  const hours = useHoursText();
  const isClosed = useIsClosed(useSite());
  return (
    <div className={classNames('grid text-sea-100 text-xs *:col-start-1 *:row-start-1', className)}>
      <p className={isClosed ? 'invisible' : undefined}>{hours}</p>
      <p className={isClosed ? undefined : 'invisible'}>
        {t.rich('closed', {
          message: (text: ReactNode) => (
            <SectionLink section="contact" className={LINK}>
              {text}
            </SectionLink>
          ),
          number: EMERGENCY_NUMBERS.emergency,
          call: (text: ReactNode) => (
            <a href={`tel:${EMERGENCY_NUMBERS.emergency}`} className={LINK}>
              {text}
            </a>
          ),
        })}
      </p>
    </div>
  );
}

/** False on the server, whose pages are kept, and until the browser has looked at its clock. */
function useIsClosed(site: Site): boolean {
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    const look = () => setIsClosed(!isOfficeOpen(site, new Date()));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [site]);
  return isClosed;
}
