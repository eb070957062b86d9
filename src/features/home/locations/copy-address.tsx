import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Copies an office's address to the clipboard and says so, aloud too. */
export function CopyAddress({ office, address }: { office: string; address: string }) {
  const t = useTranslations('locations');
  // By hand: the address is above as text.
  const words = { copied: t('copied'), byHand: t('copyByHand') };
  const { outcome, copy } = useCopy(words);

  return (
    <>
      <Button variant="secondary" size="sm" className="noscript:hidden" onClick={() => void copy(address)}>
        {t('copy')}
        <VisuallyHidden>: {office}</VisuallyHidden>
      </Button>
      {outcome && <p className="basis-full text-sea-100 text-sm">{words[outcome]}</p>}
    </>
  );
}
