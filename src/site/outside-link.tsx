import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isExternal } from '#site/site-text.ts';
import { ExternalLink } from '#ui/external-link.tsx';

interface OutsideLinkProps {
  /** A configured address: another site opens in a new tab, a path of this one in the same. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to one of the operator's configured addresses, which says when it leaves for a new tab. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  const t = useTranslations('site');
  return (
    <ExternalLink
      href={href}
      newTabLabel={isExternal(href) ? t('opensInNewTab') : undefined}
      {...(className ? { className } : {})}
    >
      {children}
    </ExternalLink>
  );
}
