import { useState } from 'react';
import { announce } from './screen-reader.tsx';

/** What came of copying: done, or to be done by hand, since there is no clipboard without https or permission. */
export type CopyOutcome = 'copied' | 'byHand';

export interface Copying {
  /** Undefined until something was copied or could not be. */
  outcome: CopyOutcome | undefined;
  /** Puts a text on the clipboard. Gives the outcome too, for what should follow at once. */
  copy: (text: string) => Promise<CopyOutcome>;
}

/**
 * Copies to the clipboard and says so aloud.
 *
 * @param spoken what is announced for an outcome; nothing for one without words
 */
export function useCopy(spoken: Partial<Record<CopyOutcome, string>>): Copying {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const copy = async (text: string) => {
    const reached = await writeToClipboard(text);
    setOutcome(reached);
    const words = spoken[reached];
    if (words) announce(words);
    return reached;
  };
  return { outcome, copy };
}

async function writeToClipboard(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'byHand';
  }
}
