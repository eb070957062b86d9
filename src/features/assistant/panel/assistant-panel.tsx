import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { WithMessages } from '#client/message-catalog.tsx';
import { assistantCatalog } from '#features/assistant/assistant.catalog.ts';
import { MESSAGE_LIMIT } from '#features/assistant/chat.ts';
import { classNames } from '#ui/class-names.ts';
import { announce } from '#ui/screen-reader.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { Composer } from './composer.tsx';
import { isBusy } from './conversation-store.ts';
import { ConversationView } from './conversation-view.tsx';
import { useApology } from './message-bubbles.tsx';
import { type Done, PanelHeader } from './panel-header.tsx';
import { conversationAsText } from './reply-text.ts';
import { tabConversation } from './tab-conversation.ts';
import { useIsModal, usePanelDialog, useVisibleWindow } from './use-panel-dialog.ts';

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

/** How long the panel shows what was just done. */
const DONE_SHOWN_MS = 8000;
/** In windows narrower than this the panel lies over what its links lead to. */
const COVERS_PAGE = '(width < 100rem)';

/**
 * The assistant: a dialog beside the page, about 500 px high; on phones it fills the window and keeps the focus. Escape
 * and the close button give the focus back to the button that opened it.
 */
function AssistantDialog({ open, button, onClose, onNews }: AssistantPanelProps) {
  const t = useTranslations('assistant');
  const locale = useLocale();
  const apology = useApology();
  const [dialog, heading] = [useRef<HTMLDialogElement>(null), useRef<HTMLHeadingElement>(null)];
  const [input, scroller] = [useRef<HTMLTextAreaElement>(null), useRef<HTMLElement>(null)];
  const [titleId, noteId] = [useId(), useId()];
  const isModal = useIsModal();
  const conversation = useSyncExternalStore(tabConversation.subscribe, tabConversation.current);
  const [draft, setDraft] = useState('');
  /** What was just done, shown and read out. */
  const [done, setDone] = useState<Done>();
  const waitId = useId();
  const isFollowing = useRef(false);
  const { copy } = useCopy({});

  usePanelDialog({
    dialog,
    open,
    isModal,
    // A phone's keyboard would cover half of what there is to read first.
    focusInside: () => (isModal ? heading : input).current?.focus(),
    focusOutside: () => {
      if (isFollowing.current) document.getElementById('content')?.focus({ preventScroll: true });
      else button.current?.focus();
      isFollowing.current = false;
    },
    onClosed: onClose,
  });
  // It says what was just done: not what was done before the panel was closed, nor forever.
  useEffect(() => {
    if (!done) return;
    if (!open) return setDone(undefined);
    const timer = setTimeout(() => setDone(undefined), DONE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [done, open]);
  useVisibleWindow(dialog, open && isModal);
  useNews(conversation.messages.filter(({ sender }) => sender === 'bot').length, open, () => {
    announce(t('answered'));
    onNews();
  });

  /** What is not taken is the visitor's again, unless something else was typed meanwhile. */
  const whenAsked = async (text: string, asking: Promise<boolean>) => {
    if (!(await asking)) setDraft((typed) => (typed === '' ? text : typed));
  };
  const ask = (text: string) => {
    setDone(undefined);
    void whenAsked(text, tabConversation.send(text));
  };
  const askFromView = (asking: () => void) => {
    // The button that was pressed goes.
    (isModal ? scroller : input).current?.focus();
    asking();
  };
  const sendDraft = () => {
    const { length } = draft.trim();
    if (
      length === 0 ||
      length > MESSAGE_LIMIT ||
      conversation.pending ||
      isBusy(conversation.refusal, Date.now())
    )
      return;
    setDraft('');
    ask(draft);
  };
  const copyAll = async () => {
    const words = { you: t('you'), assistant: t('assistant'), apology };
    const outcome = await copy(
      conversationAsText(conversation.messages, words, locale, window.location.origin),
    );
    setDone(outcome === 'copied' ? 'copied' : 'copyByHand');
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={noteId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isModal) onClose();
      }}
      className={classNames(
        'on-light fixed m-0 flex-col overflow-hidden border-line bg-white p-0 open:flex open:animate-appear forced-colors:border print:hidden!',
        isModal
          ? 'inset-0 h-dvh max-h-none w-full max-w-none [@media(height<24rem)]:overflow-y-auto'
          : 'inset-auto right-4 bottom-[max(1rem,var(--toast-room,0px))] z-50 h-[min(32rem,calc(100dvh-2rem))] max-h-[calc(100dvh-1rem-var(--toast-room,0px))] w-[min(26rem,calc(100vw-2rem))] rounded-surface border shadow-raised sm:right-6',
      )}
    >
      <PanelHeader
        {...{ heading, titleId, noteId, done, onClose }}
        canCopyAndClear={conversation.messages.length > 0}
        onCopy={() => void copyAll()}
        onClear={() => {
          tabConversation.clear();
          setDone('cleared');
          (isModal ? heading : input).current?.focus();
        }}
      />
      <ConversationView
        {...{ conversation, open, scroller, waitId }}
        onAsk={(text) => askFromView(() => ask(text))}
        onAskAgain={() => {
          askFromView(() => void tabConversation.askAgain());
        }}
        onOnline={() => void tabConversation.askAgain()}
        onFollow={() => {
          if (!isModal && !window.matchMedia(COVERS_PAGE).matches) return;
          isFollowing.current = true;
          onClose();
        }}
      />
      <Composer
        {...{ input, draft, waitId }}
        refusal={conversation.refusal}
        isPending={conversation.pending !== undefined}
        onDraft={setDraft}
        onSend={sendDraft}
      />
    </dialog>
  );
}

/** Calls back when there are more answers than when the panel was last open. */
function useNews(answers: number, open: boolean, onNews: () => void): void {
  const seen = useRef(answers);
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    if (!open && answers > seen.current) tell();
    seen.current = answers;
  }, [answers, open]);
}
