import { type RefObject, useEffect } from 'react';
import { faqAnchor } from '#features/faq/faq.ts';

const PREFIX = `#${faqAnchor('')}`;

/**
 * Opens the question that the address names, at once and whenever the address changes, and brings it into view.
 * Browsers do so by themselves for a page they load; navigations inside the page and older browsers need this.
 *
 * @param section the element that holds the questions
 */
export function useLinkedQuestion(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const reveal = ({ isNewAddress }: { isNewAddress: boolean }) => {
      const { hash } = window.location;
      if (!hash.startsWith(PREFIX)) return;
      const answer = section.current?.querySelector(`#${CSS.escape(hash.slice(1))}`);
      const details = answer?.closest('details');
      // What the browser opened at page load is left alone: the visitor may have gone on since.
      if (!details || (details.open && !isNewAddress)) return;
      details.open = true;
      answer?.scrollIntoView();
    };
    const onHashChange = () => reveal({ isNewAddress: true });
    reveal({ isNewAddress: false });
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [section]);
}
