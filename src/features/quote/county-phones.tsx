import { useTranslations } from 'use-intl';
import { PhoneLink } from '#site/operator-links.tsx';
import { useHoursText, useSite } from '#site/site-context.tsx';

/** Leads to the numbers that are below it, and says when they are answered. */
export function QuestionsText({ className }: { className?: string }) {
  const t = useTranslations('quote.result');
  const hours = useHoursText('sentence');
  return <p className={className}>{t('questionsText', { hours })}</p>;
}

/** The two numbers that visitors call, each with the counties it serves. */
export function CountyPhones() {
  const t = useTranslations('site.phones');
  const { phones } = useSite();
  return (
    <dl className="mt-3 grid gap-2 print:grid-cols-2">
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
