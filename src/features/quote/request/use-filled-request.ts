import { useEffect } from 'react';
import type { useSiteForm } from '#forms/use-site-form.ts';
import { detailsFromCalculator } from './known-details.ts';
import type { FillRequest } from './quote-request.tsx';
import type { QuoteRequestField } from './quote-request-form.ts';
import { mayBeSamePerson, plainName } from './same-person.ts';

type Form = Pick<
  ReturnType<typeof useSiteForm<QuoteRequestField>>,
  'fill' | 'filledFrom' | 'isWaiting' | 'startAnew' | 'valueOf'
>;

/**
 * Keeps the request about one person: it is filled from one quote only, and what was typed by hand stays as long as the
 * quote is the same and for the same name. A new quote leaves nothing of the last one in it.
 *
 * @param quote the run through the calculator that is on the page
 */
export function useFilledRequest(form: Form, quote: string, fill: FillRequest | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every quote
  useEffect(() => {
    // What waits for the connection has been promised to be sent.
    if (!form.isWaiting && form.filledFrom()?.startsWith(`${quote} `) === false) form.startAnew();
  }, [quote]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every wish
  useEffect(() => {
    if (!fill) return;
    const name = fill.input.contactName;
    const from = `${quote} ${plainName(name)}`;
    const before = form.filledFrom();
    const typedName = `${form.valueOf('firstName')} ${form.valueOf('lastName')}`;
    form.fill(
      detailsFromCalculator(fill.input),
      from,
      before === undefined ? mayBeSamePerson(typedName, name) : before === from,
    );
  }, [fill]);
}
