import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { isExternal } from '#site/site-text.ts';
import { ExternalLink } from '#ui/external-link.tsx';

interface OutsideLinkProps extends ComponentProps<'a'> {
  /** A configured address: another site opens in a new tab, a path of this one in the same. */
  href: string;
}

/** A link to one of the operator's configured addresses, which says when it leaves for a new tab. */
export function OutsideLink(props: OutsideLinkProps) {
  const t = useTranslations('site');
  return <ExternalLink newTabLabel={isExternal(props.href) ? t('opensInNewTab') : undefined} {...props} />;
}
