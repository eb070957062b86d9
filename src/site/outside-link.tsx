import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isExternal } from '#site/site-text.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

interface OutsideLinkProps {
  /** A configured address: another site opens in a new tab, a path of this one in the same. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to one of the operator's configured addresses, which says when it leaves for a new tab. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  const t = useTranslations('site');
  if (!isExternal(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <Icon name="external" className="ml-1 size-[0.85em]" />
      <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
    </a>
  );
}
