import { useState } from 'react';
import { Checkbox, ChoiceCard, ChoiceCards } from '../choices.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { SelectField, TextArea, TextField } from '../fields.tsx';
import { ProgressSteps } from '../progress-steps.tsx';
import { SectionHeading } from '../section.tsx';

const sizes = [
  { value: 'small', label: 'Small', description: 'For one', aside: '$9.95' },
  { value: 'large', label: 'Large', description: 'For a family of any size', aside: '$29.75' },
  { value: 'none', label: 'None of these', aside: '$0.00' },
] as const;

const colours = ['Coral', 'Sun', 'Sea'].map((label) => ({ value: label.toLowerCase(), label }));

/** Fields, choices, errors and steps. */
export function FormExamples() {
  const [size, setSize] = useState<'small' | 'large' | 'none' | undefined>('large');
  const [unset, setUnset] = useState<'small' | 'large' | 'none'>();
  return (
    <section className="space-y-8">
      <SectionHeading eyebrow="Forms" title="What can be filled in" />
      <ErrorSummary
        title="Two things to mend"
        attempt={0}
        errors={[
          { fieldId: 'example-phone', message: 'Enter a 10-digit phone number' },
          { fieldId: 'example-colour', message: 'Choose a colour' },
        ]}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField id="example-name" label="Full name" autoComplete="name" mark="required" required />
        <TextField id="example-mail" label="Email" type="email" mark="optional" hint="Only to answer you." />
        <TextField
          id="example-phone"
          label="Phone"
          type="tel"
          defaultValue="305 555"
          error="Enter a 10-digit phone number, for example 305 555 0142"
        />
        <TextField id="example-city" label="City" suggestions={['Miami', 'Orlando']} placeholder="Any" />
        <SelectField id="example-any" label="Colour" options={colours} emptyLabel="Any" />
        <SelectField
          id="example-colour"
          label="Another colour"
          options={colours}
          emptyLabel="Choose"
          error="Choose a colour"
        />
        <TextArea id="example-text" label="Message" hint="In any language." />
        <TextArea id="example-text-empty" label="Another message" error="Enter your message" />
        <TextField id="example-off" label="Not now" disabled defaultValue="Disabled" />
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <ChoiceCards
          id="example-size"
          name="size"
          legend="Size"
          options={sizes}
          value={size}
          onChange={setSize}
        />
        <ChoiceCards
          id="example-unset"
          name="unset"
          legend="Size, not chosen yet"
          hint="One of them."
          error="Choose a size"
          options={sizes}
          value={unset}
          onChange={setUnset}
        />
      </div>
      <ChoiceCard
        type="checkbox"
        name="extra"
        label="Something extra"
        description="A card of its own"
        aside="$19.75"
        defaultChecked
      />
      <Checkbox id="example-plain" label="I have read this" hint="A hint beneath." />
      <Checkbox id="example-wrong" label="I agree" error="Tick the box to go on" />
      <ProgressSteps current={2} total={3} label="Step 2 of 3" />
    </section>
  );
}
