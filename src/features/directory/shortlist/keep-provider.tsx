import { buttonClass } from '#ui/button.tsx';
import { WhatToAsk } from '../call/what-to-ask.tsx';
import { KeepButton } from './keep-button.tsx';
import type { ListedProvider } from './shortlist.ts';

/** On a provider's own page: what to ask beside the number, and keeping it. */
export default function KeepProvider({ provider }: { provider: ListedProvider }) {
  const { id, doctor, phone } = provider;
  return (
    <div className="flex flex-wrap items-start gap-x-4">
      <KeepButton id={id} doctor={doctor} hasWords className={buttonClass('quiet', 'sm', '-ml-4')} />
      {phone && <WhatToAsk provider={provider} className="details-in-row" />}
    </div>
  );
}
