import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ChangeEvent, useLayoutEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  AGE_RANGES,
  type AgeRange,
  calculateQuote,
  cheapestPackage,
  listedValue,
  toCents,
  WHO_CHOICES,
  whoWritten,
} from '#features/quote/quote.ts';
import { formatMoney } from '#i18n/format.ts';
import { QuotePlanNotice } from '#site/quote-plan-notice.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/fields.tsx';
import { usePoliteness } from '#ui/screen-reader.tsx';

const FORM_ID = 'home-price';

/** What is chosen here: one of {@link WHO_CHOICES}, and an age. */
type Choices = (typeof WHO_CHOICES)[number] & { age: AgeRange };

/** What the calculator begins with, too. */
const FIRST_CHOICES: Choices = {
  who: 'individual-0',
  planType: 'individual',
  numberOfChildren: 0,
  age: '31-45',
};

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
      <SelectField
        className={besideLabelClass}
        id="home-price-who"
        name="who"
        label={t('who')}
        options={WHO_CHOICES.map(({ who, planType, numberOfChildren: count }) => ({
          value: who,
          label: t('whoChoice', { planType, count }),
        }))}
        value={choices.who}
        onChange={onChange}
      />
      <fieldset className="mt-2 min-w-0">
        <legend className="mb-1 font-bold text-sm">{t('age')}</legend>
        <div className="grid @min-[30rem]:grid-cols-[1.3fr_repeat(5,1fr)] grid-cols-3 gap-1.5 huge-text:grid-cols-2">
          {AGE_RANGES.map((age) => (
            <label key={age} className={chipClass}>
              <input
                type="radio"
                name="age"
                value={age}
                checked={age === choices.age}
                onChange={onChange}
                className="absolute inset-0 opacity-0"
              />
              <span>{t(`ages.${age}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={classNames('mt-2 text-ink-soft text-sm leading-snug', unlessUnpricedClass)}>
        {t('monthly', { from: formatMoney(toCents(cheapestPackage(choices))) })}
      </p>
      <QuotePlanNotice className="text-sm leading-snug" />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <MonthlyPrice choices={choices} />
        <Button type="submit" variant="secondary" size="sm" className="max-sm:px-3">
          {t('lines')}
        </Button>
      </div>
    </form>
  );
}

/** A field whose label is beside it where there is room. */
const besideLabelClass = '@min-[30rem]:grid grid-cols-[auto_1fr] items-center gap-x-4';

/** One of a row of visible choices; it shows the focus ring of the radio button inside. */
const chipClass = classNames(
  'relative flex min-h-11 items-center justify-center rounded-control border border-line-strong px-1 text-center text-sm',
  'transition-colors hover:border-ink has-checked:border-sea-600 has-checked:bg-sea-600 has-checked:font-bold',
  'has-checked:text-white has-checked:outline-2 has-checked:outline-sea-600 has-checked:-outline-offset-2',
  'has-focus-visible:outline-3 has-focus-visible:outline-(--focus-ring) has-focus-visible:outline-offset-2',
);

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
function MonthlyPrice({ choices: { planType, numberOfChildren, age } }: { choices: Choices }) {
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
  const [choices, setChoices] = useState(FIRST_CHOICES);
  // Read before React puts its own first values over it.
  const [early] = useState(() => {
    if (typeof document === 'undefined') return FIRST_CHOICES;
    const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
    return form ? choicesIn(form) : FIRST_CHOICES;
  });
  const [isLive, setLive] = useState(false);
  useLayoutEffect(() => {
    setChoices(early);
    setLive(true);
  }, [early]);
  return {
    choices,
    isLive,
    onChange: ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      if (form) setChoices(choicesIn(form));
    },
  };
}

function choicesIn(form: HTMLFormElement): Choices {
  const fields = new FormData(form);
  return {
    ...(whoWritten(fields.get('who')) ?? FIRST_CHOICES),
    age: listedValue(AGE_RANGES, fields.get('age')) ?? FIRST_CHOICES.age,
  };
}
