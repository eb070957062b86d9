import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './screen-reader.tsx';

/** The tab is its own matter. */
export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target'> {
  href: string;
  /** Read after the text, for instance "(opens in a new tab)". Without it `href` is a path of this site. */
  newTabLabel?: string | undefined;
}

/** A link to another site: a new tab, marked with an arrow that is also said in words. */
export function ExternalLink({ newTabLabel, children, ...rest }: ExternalLinkProps) {
  if (newTabLabel === undefined) return <OwnPageLink {...rest}>{children}</OwnPageLink>;
  return (
    <a {...rest} target="_blank" rel="noopener">
      {/* Without a box, as in a button. */}
      <span className="contents">{children}</span>
      <Icon name="external" className="ml-0.5 size-[1.05em]" />
      <VisuallyHidden>{` ${newTabLabel}`}</VisuallyHidden>
    </a>
  );
}

/** A page of this site by its path without a language, in this tab: "/quote" on /es leads to /es/quote. */
function OwnPageLink({ href, ...rest }: Omit<ExternalLinkProps, 'newTabLabel'>) {
  const { pathname, searchParams, hash } = new URL(href, 'https://this.site');
  return (
    <Link
      {...rest}
      // It is configured, so the router's types cannot know it.
      to={`/{-$locale}${pathname}` as '/{-$locale}'}
      search={Object.fromEntries(searchParams)}
      hash={hash.slice(1)}
    />
  );
}

interface ButtonLinkProps extends ExternalLinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. Links inside the site take `buttonClass` on the router's own link. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <ExternalLink {...rest} className={buttonClass(variant, size, className)} />;
}
