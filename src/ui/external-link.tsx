import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './screen-reader.tsx';

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Read after the text, for instance "(opens in a new tab)". Without it the link stays in this tab. */
  newTabLabel?: string | undefined;
}

/** A link to another site: a new tab, marked with an arrow that is also said in words. */
export function ExternalLink({ newTabLabel, children, ...rest }: ExternalLinkProps) {
  if (newTabLabel === undefined) return <a {...rest}>{children}</a>;
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <Icon name="external" className="ml-0.5 size-[1.05em]" />
      <VisuallyHidden> {newTabLabel}</VisuallyHidden>
    </a>
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
