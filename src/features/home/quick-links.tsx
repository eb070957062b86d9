import { useTranslations } from 'use-intl';
import { SectionLink } from '#features/shell/navigation.tsx';
import { OutsideLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Icon } from '#ui/icon.tsx';

const LINK =
  'flex min-h-11 grow items-center justify-center gap-2 rounded-control border-2 border-current px-2 py-1 font-bold text-sm';

/** The two ways that visitors on a phone ask for most, where the navigation is folded into its menu. */
export function QuickLinks() {
  const t = useTranslations('shell.nav');
  const { links } = useSite();
  return (
    <ul className="mt-2 flex flex-wrap gap-2.5 lg:hidden print:hidden">
      <li className="flex grow">
        <OutsideLink href={links.findDoctor} className={LINK}>
          <Icon name="search" />
          <span>{t('findDoctor')}</span>
        </OutsideLink>
      </li>
      <li className="flex grow">
        <SectionLink section="locations" className={LINK}>
          <Icon name="map-pin" />
          <span>{t('locations')}</span>
        </SectionLink>
      </li>
    </ul>
  );
}
