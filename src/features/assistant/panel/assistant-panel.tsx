import { type RefObject, useEffect } from 'react';
import { loadWords, WithWords } from '#client/words.tsx';
import { assistantWords } from '#features/assistant/assistant-words.ts';
import { LOCALES } from '#i18n/locale.ts';
import { AssistantDialog } from './assistant-dialog.tsx';

export interface AssistantPanelProps {
  open: boolean;
  /** Takes the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  /** Told when an answer has come while the panel was closed. */
  onNews: () => void;
}

/** The assistant's panel with its words. It stays once it was opened, so that an answer under way is not lost. */
export default function AssistantPanel(props: AssistantPanelProps) {
  // Ahead of a switch of language, which then takes nothing away. What does not come is asked for again when needed.
  useEffect(() => {
    for (const locale of LOCALES) loadWords(assistantWords, locale).catch(() => {});
  }, []);
  return (
    <WithWords words={assistantWords}>
      <AssistantDialog {...props} />
    </WithWords>
  );
}
