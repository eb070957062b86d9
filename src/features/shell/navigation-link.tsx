import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { LinkEntry } from '#features/shell/navigation.ts';
import { SectionLink } from '#features/shell/section-link.tsx';
import { OutsideLink } from '#site/outside-link.tsx';

interface NavigationLinkProps {
  entry: LinkEntry;
  className: string;
  /** Called when a link that stays on the page is followed; a menu then closes. */
  onFollow?: () => void;
}

/** One entry of the navigation that leads somewhere: to a section, to a page, or out. */
export function NavigationLink({ entry, className, onFollow }: NavigationLinkProps) {
  const t = useTranslations('shell.nav');
  switch (entry.kind) {
    case 'section':
      return (
        <SectionLink section={entry.section} className={className} onFollow={onFollow}>
          {t(entry.label)}
        </SectionLink>
      );
    case 'page':
      return (
        <Link to={entry.to} className={className} onClick={onFollow}>
          {t(entry.label)}
        </Link>
      );
    case 'outside':
      return (
        <OutsideLink href={entry.href} className={className}>
          {t(entry.label)}
        </OutsideLink>
      );
  }
}
