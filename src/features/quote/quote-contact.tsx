import { useTranslations } from 'use-intl';
import { CountyPhones, QuestionsText } from '#features/quote/county-phones.tsx';
import { Button } from '#ui/button.tsx';

export interface QuoteContactProps {
  name: string;
  onAsk: () => void;
}

/** Beside the result: the personal message about the follow-up, and whom to ask. */
export function QuoteContactNote({ name, onAsk }: QuoteContactProps) {
  const t = useTranslations('quote.result');
  return (
    <div className="space-y-5 rounded-panel bg-sun-100 p-6 sm:space-y-6 sm:p-8">
      <div>
        <h3 className="text-title-sm">{t('wantCall')}</h3>
        {/* In running text: a name of five words would be a heading of five lines. */}
        <p className="wrap-anywhere mt-2">{t('followUp', { name: name.trim() })}</p>
        <p className="mt-2 text-ink-soft text-sm">{t('followUpHow')}</p>
        <Button variant="secondary" className="mt-4 w-full" onClick={onAsk}>
          {t('askForCall')}
        </Button>
      </div>
      <div className="border-line-strong/60 border-t border-dashed pt-5">
        <h3 className="text-title-xs">{t('questions')}</h3>
        <QuestionsText className="mt-1.5" />
        <CountyPhones />
      </div>
    </div>
  );
}
