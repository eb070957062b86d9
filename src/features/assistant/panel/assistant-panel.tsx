import type { RefObject } from 'react';
import { WithMessages } from '#client/message-catalog.tsx';
import { assistantCatalog } from '#features/assistant/assistant.catalog.ts';
import { AssistantDialog } from './assistant-dialog.tsx';

export interface AssistantPanelProps {
  open: boolean;
  /** Gets the focus back when the panel is closed. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  /** Called when an answer has come while the panel was closed. */
  onNews: () => void;
}

/** The assistant's panel with its messages. It stays once it was opened, so that an answer under way is not lost. */
export default function AssistantPanel(props: AssistantPanelProps) {
  return (
    <WithMessages catalogs={assistantCatalog}>
      <AssistantDialog {...props} />
    </WithMessages>
  );
}
