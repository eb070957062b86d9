import { useTranslations } from 'use-intl';
import { PhoneLink } from '#site/operator-links.tsx';
import { useHoursText, useSite } from '#site/site-context.tsx';
import { Button } from '#ui/button.tsx';

/** Beside the result: the personal message about the follow-up, and whom to ask. */
export function QuoteContactNote({ name, onAsk }: { name: string; onAsk: () => void }) {
  const t = useTranslations('quote.result');
  return (
    <div className="space-y-6 rounded-panel bg-sun-100 p-6 sm:p-8">
      <div>
        <h3 className="wrap-anywhere text-title-sm">{t('followUp', { name: name.trim() })}</h3>
        <p className="mt-3">{t('followUpHow')}</p>
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

/** Leads to the numbers that are below it, and says when they are answered. */
export function QuestionsText({ className }: { className: string }) {
  const t = useTranslations('quote.result');
  const hours = useHoursText('sentence');
  return <p className={className}>{t('questionsText', { hours })}</p>;
}

/** The two numbers that visitors call, each with the counties it serves. */
export function CountyPhones() {
  const t = useTranslations('site.phones');
  const { phones } = useSite();
  return (
    <dl className="mt-3 space-y-2">
      {(['miamiDade', 'otherCounties'] as const).map((which) => (
        <div key={which}>
          <dt className="text-ink-soft text-sm">{t(which)}</dt>
          <dd className="font-bold text-title-xs">
            <PhoneLink phone={phones[which]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
