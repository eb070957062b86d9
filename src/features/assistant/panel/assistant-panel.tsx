import type { RefObject } from 'react';
import { WithWords } from '#client/words.tsx';
import { assistantWords } from '#features/assistant/assistant-words.ts';
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
  return (
    <WithWords words={assistantWords}>
      <AssistantDialog {...props} />
    </WithWords>
  );
}
