import { PolicyLinks } from '#features/policies/policy-links.tsx';
import { Footer } from '#features/shell/footer.tsx';

/** The footer with what it gets from elsewhere; its code comes when it is near (`frame.tsx`). */
export default function SiteFooter({ isHome }: { isHome: boolean }) {
  return <Footer isHome={isHome} policies={<PolicyLinks />} />;
}
