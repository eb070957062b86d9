import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { WithMessages } from '#client/message-catalog.tsx';
import type { QuotedPlan } from '#features/assistant/chat.ts';
import {
  type ControlEvent,
  FIRST_WHO_AND_AGE,
  PriceControls,
  whoAndAgeIn,
} from '#features/quote/price-controls.tsx';
import {
  AGE_RANGES,
  CORE_PACKAGES,
  calculateQuote,
  HOSPITAL_PACKAGE,
  listedValue,
  PACKAGE_NAMES,
  toCents,
  whoWritten,
} from '#features/quote/quote.ts';
import { formatMoney } from '#i18n/format.ts';
import { type Locale, prefixedPath } from '#i18n/locale.ts';
import { Checkbox } from '#ui/choices.tsx';
import { SelectField } from '#ui/fields.tsx';
import { usePoliteness } from '#ui/screen-reader.tsx';
import type { ReplyMessage } from '../conversation.ts';
import { PageLink, ReplyContent } from '../message-bubbles.tsx';
import { tabConversation } from '../tab-conversation.ts';
import { priceCatalog } from './price.catalog.ts';
import { priceParts } from './price-parts.ts';

export interface QuotedReplyProps {
  message: ReplyMessage;
  /** The newest of them: its controls live, those before are their text alone. */
  isLive: boolean;
  onFollow: () => void;
}

/**
 * An answer that names the price of a plan, with the calculator's controls. Its own sentence stands until a control is
 * changed, and the amount that follows from the controls from then on: there are never two.
 */
export default function QuotedReply({ message, isLive, onFollow }: QuotedReplyProps) {
  const { id, content, language, quote, changedQuote } = message;
  const parts = quote && priceParts(content, amountOf(asListed(quote)));
  if (!isLive || !parts) {
    return (
      // What was read out when it came is not news when it loses its controls.
      <div aria-live={isLive ? undefined : 'off'}>
        <ReplyContent text={content} onFollow={onFollow} />
      </div>
    );
  }
  return (
    <>
      {parts.before !== '' && (
        <div className="mb-2.5">
          <ReplyContent text={parts.before} hasShortNumbers onFollow={onFollow} />
        </div>
      )}
      {!changedQuote && <ReplyContent text={parts.price} />}
      <WithMessages catalogs={priceCatalog} language={language}>
        <LivePrice
          plan={changedQuote ?? quote}
          isChanged={changedQuote !== undefined}
          language={language}
          onChange={(changed) => tabConversation.changeQuote(id, changed)}
          onFollow={onFollow}
        />
      </WithMessages>
      {parts.after !== '' && (
        <div className="mt-2.5">
          <ReplyContent text={parts.after} onFollow={onFollow} />
        </div>
      )}
    </>
  );
}

interface LivePriceProps {
  plan: QuotedPlan;
  isChanged: boolean;
  language: Locale;
  onChange: (plan: QuotedPlan) => void;
  onFollow: () => void;
}

function LivePrice({ plan: kept, isChanged, language, onChange, onFollow }: LivePriceProps) {
  const t = useTranslations('assistantPrice');
  const politeness = usePoliteness();
  const id = useId();
  const plan = asListed(kept);
  const isAssumed = (...controls: QuotedPlan['assumed']) =>
    controls.some((control) => plan.assumed.includes(control)) ? t('assumed') : undefined;
  const change = ({ currentTarget: { form, name } }: ControlEvent) => {
    if (form) onChange(planIn(form, plan, name));
  };
  const { totalPremium, perPerson } = calculateQuote(plan);
  return (
    <div className="@container">
      <output aria-live={politeness} aria-atomic="true" className="block font-bold">
        {isChanged && t('amount', { amount: amountOf(plan) })}
      </output>
      {/* Only the amount is news in the log. */}
      <div aria-live="off">
        {isChanged && (
          <p className="text-ink-soft text-sm">
            {t('also', {
              perPerson: formatMoney(toCents(perPerson)),
              year: formatMoney(12 * toCents(totalPremium)),
            })}
          </p>
        )}
        <form aria-label={t('label')} onSubmit={(event) => event.preventDefault()} className="mt-3">
          <PriceControls
            id={id}
            words={{
              who: t('who'),
              whoChoice: ({ planType, numberOfChildren: count }) => t('whoChoice', { planType, count }),
              age: t('age'),
              ageRange: (age) => t(`ages.${age}`),
              whoMark: isAssumed('planType', 'numberOfChildren'),
              ageMark: isAssumed('primaryAge'),
            }}
            chosen={{ ...whoOf(plan), age: plan.primaryAge }}
            onChange={change}
          />
          <SelectField
            className="mt-2"
            id={`${id}-core`}
            name="core"
            label={t('core')}
            emptyLabel={t('none')}
            options={CORE_PACKAGES.map((value) => ({ value, label: PACKAGE_NAMES[value] }))}
            value={plan.selectedCorePackage ?? ''}
            onChange={change}
          />
          <Checkbox
            id={`${id}-hospital`}
            name="hospital"
            value="true"
            label={t('hospital', { name: PACKAGE_NAMES[HOSPITAL_PACKAGE] })}
            checked={plan.includeHospitalPackage}
            onChange={change}
          />
        </form>
        <p className="mt-2">
          <PageLink link={{ href: addressOf(plan, language), label: t('calculator') }} onFollow={onFollow} />
        </p>
      </div>
    </div>
  );
}

function amountOf(plan: QuotedPlan): string {
  return formatMoney(toCents(calculateQuote(plan).totalPremium));
}

/** The calculator with these choices: the controls are named like the parameters of its address. */
function addressOf(plan: QuotedPlan, language: Locale): string {
  const { primaryAge: age, selectedCorePackage: core, includeHospitalPackage } = plan;
  const chosen = {
    who: whoOf(plan).who,
    age,
    ...(core && { core }),
    ...(includeHospitalPackage && { hospital: 'true' }),
  };
  return `${prefixedPath('/quote', language)}?${new URLSearchParams(chosen)}`;
}

function whoOf({ planType, numberOfChildren }: QuotedPlan) {
  return whoWritten(`${planType}-${numberOfChildren}`) ?? FIRST_WHO_AND_AGE;
}

/** A plan as it was kept in the tab, of what there is to choose. */
function asListed(kept: QuotedPlan): QuotedPlan {
  const { planType, numberOfChildren } = whoOf(kept);
  return {
    planType,
    numberOfChildren,
    primaryAge: listedValue(AGE_RANGES, kept.primaryAge) ?? FIRST_WHO_AND_AGE.age,
    selectedCorePackage: listedValue(CORE_PACKAGES, kept.selectedCorePackage),
    includeHospitalPackage: kept.includeHospitalPackage === true,
    assumed: kept.assumed,
  };
}

/** What the form says after a change. @param name of the control that was changed: nothing of it is assumed any longer */
function planIn(form: HTMLFormElement, { assumed }: QuotedPlan, name: string): QuotedPlan {
  const { planType, numberOfChildren, age } = whoAndAgeIn(form);
  const fields = new FormData(form);
  return {
    planType,
    numberOfChildren,
    primaryAge: age,
    selectedCorePackage: listedValue(CORE_PACKAGES, fields.get('core')),
    includeHospitalPackage: fields.get('hospital') !== null,
    assumed: assumed.filter((control) => (control === 'primaryAge' ? name !== 'age' : name !== 'who')),
  };
}
