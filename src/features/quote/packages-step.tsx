import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import {
  CORE_PACKAGES,
  HOSPITAL_PACKAGE,
  PACKAGE_NAMES,
  packagePrice,
  type QuoteInput,
} from '#features/quote/quote.ts';
import { Money } from '#features/quote/receipt.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceCard, ChoiceCards } from '#ui/choices.tsx';
import { Icon } from '#ui/icon.tsx';

export interface PackagesStepProps {
  input: QuoteInput;
  onChange: (changed: Partial<QuoteInput>) => void;
  onPrevious: () => void;
  onSubmit: () => void;
}

/** Step 2: one core package or none, and the hospital package or not, each with its price for this plan. */
export function PackagesStep({ input, onChange, onPrevious, onSubmit }: PackagesStepProps) {
  const t = useTranslations('quote.packages');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} className="space-y-7">
      <ChoiceCards
        id="quote-core-package"
        name="core"
        legend={t('core')}
        options={[
          ...CORE_PACKAGES.map((id) => ({
            value: id,
            label: PACKAGE_NAMES[id],
            description: t(`benefits.${id}`),
            aside: <Money amount={packagePrice(id, input)} />,
          })),
          {
            value: 'none' as const,
            label: t('none'),
            description: t('noneHint'),
            aside: <Money amount="0.00" />,
          },
        ]}
        value={input.selectedCorePackage ?? 'none'}
        onChange={(value) => onChange({ selectedCorePackage: value === 'none' ? undefined : value })}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-bold text-sm">{t('extra')}</legend>
        <ChoiceCard
          type="checkbox"
          name="hospital"
          label={PACKAGE_NAMES[HOSPITAL_PACKAGE]}
          description={t('hospitalHint')}
          aside={<Money amount={packagePrice(HOSPITAL_PACKAGE, input)} />}
          checked={input.includeHospitalPackage}
          onChange={(event) => onChange({ includeHospitalPackage: event.target.checked })}
        />
      </fieldset>
      <div className="flex flex-wrap gap-3.5">
        <Button variant="secondary" onClick={onPrevious} className="max-sm:w-full">
          <Icon name="arrow-left" />
          <span>{t('previous')}</span>
        </Button>
        <Button type="submit" className="max-sm:w-full">
          <span>{t('submit')}</span>
          <Icon name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}
