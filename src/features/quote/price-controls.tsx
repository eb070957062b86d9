import type { ChangeEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldLabel, SelectField } from '#ui/fields.tsx';
import { AGE_RANGES, type AgeRange, listedValue, WHO_CHOICES, whoWritten } from './quote.ts';

/** What is chosen with the controls: one of {@link WHO_CHOICES}, and an age. */
export type WhoAndAge = (typeof WHO_CHOICES)[number] & { age: AgeRange };

/** What the calculator begins with, too. */
export const FIRST_WHO_AND_AGE: WhoAndAge = {
  who: 'individual-0',
  planType: 'individual',
  numberOfChildren: 0,
  age: '31-45',
};

/** Event of one of the controls. */
export type ControlEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement>;

interface PriceControlsProps {
  /** Begins the ids of the controls. */
  id: string;
  words: {
    who: string;
    whoChoice: (who: (typeof WHO_CHOICES)[number]) => string;
    age: string;
    ageRange: (age: AgeRange) => string;
    /** A word after a label, for what nobody has chosen yet. */
    whoMark?: string | undefined;
    ageMark?: string | undefined;
  };
  chosen: WhoAndAge;
  onChange: (event: ControlEvent) => void;
}

/**
 * For whom a plan is, and how old the main member is: what its price without packages depends on. They stand in a form of
 * their own, and are named like the parameters of the calculator's address.
 */
export function PriceControls({ id, words, chosen, onChange }: PriceControlsProps) {
  return (
    <>
      <SelectField
        className={besideLabelClass}
        id={`${id}-who`}
        name="who"
        label={words.who}
        mark={words.whoMark}
        options={WHO_CHOICES.map((choice) => ({ value: choice.who, label: words.whoChoice(choice) }))}
        value={chosen.who}
        onChange={onChange}
      />
      <fieldset className="mt-2 min-w-0">
        <legend className="mb-1 font-bold text-sm">
          <FieldLabel label={words.age} mark={words.ageMark} />
        </legend>
        <div className="grid @min-[30rem]:grid-cols-[1.3fr_repeat(5,1fr)] grid-cols-3 gap-1.5 huge-text:grid-cols-2">
          {AGE_RANGES.map((age) => (
            <label key={age} className={chipClass}>
              <input
                type="radio"
                name="age"
                value={age}
                checked={age === chosen.age}
                onChange={onChange}
                className="absolute inset-0 opacity-0"
              />
              <span>{words.ageRange(age)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** What is chosen in the form that the controls stand in. */
export function whoAndAgeIn(form: HTMLFormElement): WhoAndAge {
  const fields = new FormData(form);
  return {
    ...(whoWritten(fields.get('who')) ?? FIRST_WHO_AND_AGE),
    age: listedValue(AGE_RANGES, fields.get('age')) ?? FIRST_WHO_AND_AGE.age,
  };
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
