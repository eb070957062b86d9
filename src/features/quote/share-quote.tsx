import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { QuoteChoices } from '#features/quote/quote.ts';
import { quoteLink } from '#features/quote/quote-link.ts';
import { prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';

/** Copies a link with the choices and nothing personal, or prints the quote. Shown in the browser only. */
export function ShareQuote({ choices }: { choices: QuoteChoices }) {
  const t = useTranslations('quote.result');
  const locale = usePageLocale();
  const [outcome, setOutcome] = useState<'copied' | 'by hand'>();
  const link = quoteLink(window.location.origin + prefixedPath('/quote', locale), choices);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      // No clipboard without https, or the visitor forbade it.
      setOutcome('by hand');
    }
  };

  return (
    <section aria-labelledby="quote-share" className="border-line border-t pt-6">
      <h3 id="quote-share" className="text-title-xs">
        {t('save')}
      </h3>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Icon name="link" />
          {t('copyLink')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Icon name="printer" />
          {t('print')}
        </Button>
      </div>
      <p role="status" className="mt-3 text-leaf-700 text-sm">
        {outcome === 'copied' && t('copied')}
      </p>
      {outcome === 'by hand' && (
        <TextField
          id="quote-link"
          label={t('copyByHand')}
          value={link}
          readOnly
          autoFocus
          onFocus={(event) => event.target.select()}
        />
      )}
    </section>
  );
}
