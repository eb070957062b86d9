import { useNavigate, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type ControlEvent,
  FIRST_WHO_AND_AGE,
  PriceControls,
  type WhoAndAge,
  whoAndAgeIn,
} from '#features/quote/price-controls.tsx';
import { calculateQuote, cheapestPackage, toCents } from '#features/quote/quote.ts';
import { formatMoney } from '#i18n/format.ts';
import { QuotePlanNotice } from '#site/quote-plan-notice.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { usePoliteness } from '#ui/screen-reader.tsx';

const FORM_ID = 'home-price';

/**
 * A price after two choices, by the calculator's own rules. It is a form that leads to the calculator with what was
 * chosen, without JavaScript too: its fields are named like the parameters of that page's address.
 */
export default function HomePrice() {
  const t = useTranslations('home.price');
  const router = useRouter();
  const navigate = useNavigate();
  const { choices, onChange, isLive } = useChoices();
  return (
    <form
      id={FORM_ID}
      action={router.buildLocation({ to: '/{-$locale}/quote' }).href}
      aria-label={t('label')}
      data-live={isLive || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ to: '/{-$locale}/quote', search: { who: choices.who, age: choices.age } });
      }}
      className="@container rounded-surface border border-line bg-white p-3 shadow-card @min-[30rem]:px-4 print:hidden"
    >
      <PriceControls
        id={FORM_ID}
        words={{
          who: t('who'),
          whoChoice: ({ planType, numberOfChildren: count }) => t('whoChoice', { planType, count }),
          age: t('age'),
          ageRange: (age) => t(`ages.${age}`),
        }}
        chosen={choices}
        onChange={onChange}
      />
      <p className={classNames('mt-2 text-ink-soft text-sm leading-snug', unlessUnpricedClass)}>
        {t('monthly', { from: formatMoney(toCents(cheapestPackage(choices))) })}
      </p>
      <QuotePlanNotice className="text-sm leading-snug" />
      {/* A price of three digits and the button stand in one line at 360 px, in English too. */}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <MonthlyPrice choices={choices} />
        <Button type="submit" variant="secondary" size="sm" className="max-sm:px-1.5">
          {t('lines')}
        </Button>
      </div>
    </form>
  );
}

/** On the prices: gone once other choices are made before its code has come. */
const unlessUnpricedClass =
  '[form:not([data-live]):has(option:checked:not([selected]),input:checked:not([checked]))_&]:hidden';
/** On the sentence that says so: there from then on. */
const onceUnpricedClass =
  'hidden text-sm [form:not([data-live]):has(option:checked:not([selected]),input:checked:not([checked]))_&]:block';

/**
 * What the choices cost, read out when it changes. Until the code is there, and without it, the page has the price of the
 * first choices alone. As soon as others are chosen, which a style can see in the form, a sentence stands in its
 * place: no price is beside choices that cost another.
 */
function MonthlyPrice({ choices: { planType, numberOfChildren, age } }: { choices: WhoAndAge }) {
  const t = useTranslations('home.price');
  const politeness = usePoliteness();
  const { totalPremium } = calculateQuote({
    planType,
    numberOfChildren,
    primaryAge: age,
    selectedCorePackage: undefined,
    includeHospitalPackage: false,
  });
  return (
    <div className="min-w-0">
      <p aria-live={politeness} aria-atomic="true" className={unlessUnpricedClass}>
        <data value={totalPremium} className="figures whitespace-nowrap font-bold font-display text-title-lg">
          {formatMoney(toCents(totalPremium))}
        </data>
      </p>
      <p className={onceUnpricedClass}>{t('unpriced')}</p>
    </div>
  );
}

/**
 * What is chosen. The first rendering shows what the server did; what was chosen before the code came follows before
 * anything else is painted.
 */
function useChoices() {
  const [choices, setChoices] = useState(FIRST_WHO_AND_AGE);
  // Read before React puts its own first values over it.
  const [early] = useState(() => {
    if (typeof document === 'undefined') return FIRST_WHO_AND_AGE;
    const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
    return form ? whoAndAgeIn(form) : FIRST_WHO_AND_AGE;
  });
  const [isLive, setLive] = useState(false);
  useLayoutEffect(() => {
    setChoices(early);
    setLive(true);
  }, [early]);
  return {
    choices,
    isLive,
    onChange: ({ currentTarget: { form } }: ControlEvent) => {
      if (form) setChoices(whoAndAgeIn(form));
    },
  };
}
