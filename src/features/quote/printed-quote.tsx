import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CHANGE_OF_MIND, NOT_INCLUDED, WAITING } from '#features/quote/before-you-decide.tsx';
import { CountyPhones, QuestionsText } from '#features/quote/county-phones.tsx';
import { calculateQuote, PACKAGE_NAMES, type QuoteInput, receiptLines } from '#features/quote/quote.ts';
import { Money, useLineText } from '#features/quote/receipt.tsx';
import { DiscountPlanDisclosureText } from '#site/discount-plan-disclosures.tsx';
import { QuotePlanNotice } from '#site/quote-plan-notice.tsx';
import { useOperatorFacts, useSite } from '#site/site-context.tsx';
import { BrandMark } from '#ui/brand.tsx';
import { PrintedSheet } from '#ui/printed-sheet.tsx';

export interface PrintedQuoteProps {
  input: QuoteInput;
}

/**
 * What is chosen so far on one sheet of paper, at any step; nothing of it is on the screen. Address and date stand above
 * it, as on every printed page (`shell/printed-source.tsx`).
 */
export function PrintedQuote({ input }: PrintedQuoteProps) {
  const t = useTranslations('quote');
  const { brandName } = useSite();
  const name = input.contactName.trim();
  const quote = calculateQuote(input);
  const packages = quote.selectedPackages.map((id) => PACKAGE_NAMES[id]);
  return (
    <PrintedSheet className="space-y-2 text-sm">
      <p className="flex items-center gap-3 border-line border-b pb-4 font-bold font-display text-title-sm">
        <BrandMark /> <span>{brandName}</span>
      </p>
      <p className="font-bold font-display text-title-sm">{t('print.title')}</p>
      <dl className="grid grid-cols-4 gap-x-8 gap-y-2">
        {name && <Fact name={t('print.preparedFor')}>{name}</Fact>}
        {input.county && <Fact name={t('print.county')}>{input.county}</Fact>}
        <Fact name={t('print.planType')}>{t(`planTypes.${input.planType}`)}</Fact>
        <Fact name={t('print.age')}>{t(`ages.${input.primaryAge}`)}</Fact>
        <Fact name={t('print.children')}>
          {t('basicInfo.childrenCount', {
            count: input.numberOfChildren,
            shown: String(input.numberOfChildren),
          })}
        </Fact>
        <Fact name={t('print.packages')}>{packages.join(', ') || t('print.noPackages')}</Fact>
      </dl>
      <PrintedLines input={input} />
      <PrintedFacts />
      {/* In 12 points: Florida Statutes 636.212. */}
      <div className="border-line border-t pt-2 text-[12pt] leading-tight">
        <DiscountPlanDisclosureText />
      </div>
      <div className="grid grid-cols-2 gap-x-8">
        <div>
          <p className="wrap-anywhere">
            <strong>{name ? t('result.wantCall') : t('print.followUp')}</strong>{' '}
            {name && <span>{t('result.followUp', { name })}</span>}
          </p>
          <p className="mt-2">{t('print.followUpHow')}</p>
        </div>
        <div>
          <QuestionsText />
          <CountyPhones />
        </div>
      </div>
    </PrintedSheet>
  );
}

function PrintedLines({ input }: { input: QuoteInput }) {
  const t = useTranslations('quote');
  const lineText = useLineText();
  const { totalPremium, people, perPerson } = calculateQuote(input);
  return (
    <div>
      <ul>
        {receiptLines(input).map((line) => (
          <li
            key={line.kind === 'package' ? line.id : line.kind}
            className="flex justify-between gap-4 border-line-strong border-b border-dashed py-1.5"
          >
            <span>{lineText(line)}</span> <Money amount={line.amount} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 pt-2 font-bold text-title-xs">
        <span>{t('result.total')}</span> <Money amount={totalPremium} />
      </p>
      {people > 1 && (
        <p className="flex justify-between gap-4">
          <span>{t('receipt.costPerPerson', { people })}</span> <Money amount={perPerson} />
        </p>
      )}
      <QuotePlanNotice className="pt-1" />
    </div>
  );
}

/** What the price leaves out, what is given back and who is asked for it, and the PHC's limits and waiting periods: on paper nothing is folded. */
function PrintedFacts() {
  const t = useTranslations('quote.facts');
  const tPrint = useTranslations('quote.print');
  const tPlans = useTranslations('site.plans');
  const { legalName, address } = useOperatorFacts();
  return (
    <div className="grid grid-cols-2 gap-x-8 text-xs">
      <div>
        <p className="font-bold">{t('notIncluded.title')}</p>
        <ul className="mt-1 list-disc pl-4">
          {NOT_INCLUDED.map((fact) => (
            <li key={fact}>{t(`notIncluded.${fact}`)}</li>
          ))}
        </ul>
        <p className="mt-2 font-bold">{t('changeMind.title')}</p>
        <ul className="mt-1 list-disc pl-4">
          {CHANGE_OF_MIND.map((fact) => (
            <li key={fact}>{t(`changeMind.${fact}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <p className="font-bold">{t('waiting.title')}</p>
        <ul className="mt-1 list-disc pl-4">
          <li>{tPlans('clinicHospital')}</li>
          {WAITING.map((fact) => (
            <li key={fact}>{t(`waiting.${fact}`)}</li>
          ))}
        </ul>
        {/* In the shorter column, so that it costs no line. On the screen the refund policy is a press away. */}
        <p className="mt-2 font-bold">{tPrint('refundTo')}</p>
        <p>{`${legalName}, ${address}`}</p>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
