import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';

const STARTING_POINTS = [
  { name: 'new', to: '/{-$locale}/quote' },
  { name: 'have', to: '/{-$locale}/quote' },
  { name: 'needs', to: '/{-$locale}/providers' },
] as const;

/**
 * "What brings you here?": three choices, each giving its guidance message. Details elements of one name:
 * one is open at a time, by keyboard and without JavaScript too.
 */
export function StartingPoints() {
  const t = useTranslations('home.starting');
  return (
    <section aria-labelledby="starting-title" className="on-dark bg-sea-900 py-10 print:hidden">
      <Container className="grid gap-x-10 gap-y-4 lg:grid-cols-[0.9fr_3fr]">
        <h2 id="starting-title" className="text-title-sm lg:pt-5">
          {t('title')}
        </h2>
        <div className="grid divide-sea-700 max-md:divide-y md:grid-cols-3 md:divide-x">
          {STARTING_POINTS.map(({ name, to }) => (
            <details
              key={name}
              name="starting-point"
              className="group md:px-6 md:first:pl-0 lg:first:pl-6 lg:last:pr-0"
            >
              <summary className="flex list-none items-start justify-between gap-4 rounded-sm py-5 [&::-webkit-details-marker]:hidden">
                <span>
                  <strong className="block font-bold text-title-xs">{t(`${name}Title`)}</strong>
                  <span className="mt-1 block text-sea-100 text-sm">{t(`${name}Teaser`)}</span>
                </span>
                <Icon
                  name="chevron-down"
                  className="mt-0.5 size-5 text-sun-400 transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="text-sea-100">{t(`${name}Guidance`)}</p>
              <p className="mt-3 pb-5">
                <Link to={to} className="text-link-dark">
                  {t(`${name}Link`)}
                </Link>
              </p>
            </details>
          ))}
        </div>
      </Container>
    </section>
  );
}
