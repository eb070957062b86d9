import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { loadCatalog, WithMessages } from '#client/message-catalog.tsx';
import { assistantCatalog } from '#features/assistant/assistant.catalog.ts';
import type { ReplyKind } from '#features/assistant/chat.ts';
import { LOCALES, type Locale } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { StripesInMotion } from '#ui/brand.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useIsOffline, useOnceOnline } from '#ui/connection.ts';
import { usePoliteness } from '#ui/screen-reader.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { AssistantIcon } from './assistant-icon.tsx';
import { useSecondsLeft } from './composer.tsx';
import {
  isReply,
  languageOf,
  newestQuoted,
  openQuestion,
  partsByLanguage,
  QUICK_QUESTIONS,
  questionOf,
  SHOWN_QUICK_QUESTIONS,
} from './conversation.ts';
import type { Conversation } from './conversation-store.ts';
import { Feedback } from './feedback.tsx';
import { Apology, BotBubble, ReplyContent, VisitorBubble } from './message-bubbles.tsx';
import { priceCatalog } from './price/price.catalog.ts';
import { useNewestInView } from './use-newest-in-view.ts';

interface ConversationViewProps {
  conversation: Conversation;
  open: boolean;
  scroller: RefObject<HTMLElement | null>;
  /** Of the sentence that says how long to wait. */
  waitId: string;
  onAsk: (text: string) => void;
  onAskAgain: () => void;
  /** Called when the connection is back and the last question has no answer. */
  onOnline: () => void;
  /** Called when a link of an answer is followed. */
  onFollow: () => void;
}

/**
 * What was said, the newest in view. Whole messages are read out as they come; what an answer looks like while it
 * arrives is for the eyes, so that nothing is read twice.
 */
export function ConversationView(props: ConversationViewProps) {
  const { conversation, open, scroller, waitId, onAsk, onAskAgain, onOnline, onFollow } = props;
  const { messages, pending, refusal } = conversation;
  const secondsLeft = useSecondsLeft(refusal?.is === 'busy' ? refusal.until : undefined);
  const t = useTranslations('assistant');
  const politeness = usePoliteness();
  const pageLocale = usePageLocale();
  const { isBehind, goToNewest } = useNewestInView(scroller, conversation, open);
  const newest = newestQuoted(messages);
  // On its way while a question is: the answer is then shown once, with its controls.
  const Quoted = useOnDemand(loadQuotedReply, pending !== undefined || newest !== undefined);
  const isUnanswered = !pending && openQuestion(messages) !== undefined;

  return (
    <div className="relative flex min-h-0 grow flex-col [@media(height<24rem)]:shrink-0">
      <section
        ref={scroller}
        aria-label={t('conversation')}
        // A region that scrolls has to be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the arrow keys
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto overscroll-contain bg-sea-50 p-4 -outline-offset-4 [@media(height<24rem)]:overflow-visible"
      >
        <div role="log" aria-label={t('messages')} aria-live={politeness} className="space-y-4">
          <BotBubble>
            <p>{t('welcome')}</p>
          </BotBubble>
          {messages.map((message) => {
            if (message.sender === 'user')
              return (
                <VisitorBubble key={message.id} language={languageOf(messages, message)}>
                  {message.content}
                </VisitorBubble>
              );
            if (!isReply(message))
              return (
                <InLanguage key={message.id} language={languageOf(messages, message) ?? pageLocale}>
                  <Apology />
                </InLanguage>
              );
            const { id, content, kind, language, quote } = message;
            const [own, other] = partsByLanguage(message);
            return (
              <InLanguage key={id} language={language}>
                <BotBubble isEmergency={kind === 'emergency'} numbersFrom={content}>
                  {quote && Quoted ? (
                    <Quoted message={message} isLive={message === newest} onFollow={onFollow} />
                  ) : (
                    <ReplyContent text={own} hasShortNumbers={namesShortNumbers(kind)} onFollow={onFollow} />
                  )}
                  {other !== '' && (
                    <div
                      lang={language === 'en' ? 'es' : 'en'}
                      className="mt-4 border-coral-600 border-t pt-3"
                    >
                      <ReplyContent text={other} hasShortNumbers />
                    </div>
                  )}
                </BotBubble>
                {isRated(kind) && <Feedback answer={message} question={questionOf(messages, message)} />}
              </InLanguage>
            );
          })}
        </div>
        {messages.length === 0 && !pending && <QuickQuestions onAsk={onAsk} />}
        {pending && pending.soFar !== '' && (
          <div aria-hidden="true" className="mt-4">
            <BotBubble>
              <ReplyContent text={pending.soFar} isPartial />
            </BotBubble>
          </div>
        )}
        <p role="status" aria-live={politeness} className="text-ink-soft not-empty:mt-4">
          {pending && (
            <span className="flex items-center gap-3">
              <StripesInMotion className="w-8" />
              <span>{t('thinking')}</span>
            </span>
          )}
        </p>
        {isUnanswered && (
          <Unanswered
            hasApology={messages.at(-1)?.sender === 'bot'}
            waitId={secondsLeft > 0 ? waitId : undefined}
            onAskAgain={onAskAgain}
            onOnline={onOnline}
          />
        )}
      </section>
      {isBehind && (
        <button
          type="button"
          onClick={goToNewest}
          className="on-dark absolute bottom-3 left-1/2 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 whitespace-nowrap rounded-full bg-sea-700 px-4 font-bold text-sm shadow-raised forced-colors:border"
        >
          <AssistantIcon name="down" />
          <span>{t('newAnswer')}</span>
        </button>
      )}
    </div>
  );
}

/** The price with its controls, and their words in both languages: an answer is in that of its question. */
async function loadQuotedReply() {
  const [module] = await Promise.all([
    import('./price/quoted-reply.tsx'),
    ...LOCALES.map((locale) => loadCatalog(priceCatalog, locale)),
  ]);
  return module;
}

/** What is said in one language, its labels too, whatever the page's. */
function InLanguage({ language, children }: { language: Locale; children: ReactNode }) {
  return (
    <div lang={language}>
      <WithMessages catalogs={assistantCatalog} language={language}>
        {children}
      </WithMessages>
    </div>
  );
}

/** Both say whom to call in danger. In other answers 911 may be the number of a house. */
function namesShortNumbers(kind: ReplyKind): boolean {
  return kind === 'emergency' || kind === 'unsure' || kind === 'declined';
}

/** Emergencies are not to be stored, and there is nothing to say of a greeting. */
function isRated(kind: ReplyKind): boolean {
  return kind !== 'emergency' && kind !== 'talk';
}

function QuickQuestions({ onAsk }: { onAsk: (text: string) => void }) {
  const t = useTranslations('assistant');
  return (
    <ul aria-label={t('quickQuestions')} className="mt-4 flex flex-col items-end gap-2">
      {QUICK_QUESTIONS.slice(0, SHOWN_QUICK_QUESTIONS).map((name) => (
        <li key={name} className="max-w-[92%]">
          <QuestionButton question={t(`quick.${name}`)} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  );
}

function QuestionButton({ question, onAsk }: { question: string; onAsk: (text: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => onAsk(question)}
      className="min-h-11 rounded-surface rounded-br-sm border-2 border-sea-600 bg-white px-4 py-2 text-left font-bold text-sea-700 text-sm transition-colors hover:bg-sea-100"
    >
      {question}
    </button>
  );
}

interface UnansweredProps {
  hasApology: boolean;
  /** While questions are not taken: of the sentence that says how long. */
  waitId: string | undefined;
  onAskAgain: () => void;
  onOnline: () => void;
}

/** A question without an answer: its answer failed, or the page was left before it came. */
function Unanswered({ hasApology, waitId, onAskAgain, onOnline }: UnansweredProps) {
  const t = useTranslations('assistant');
  const isOffline = useIsOffline();
  useOnceOnline(waitId === undefined, onOnline);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {(isOffline || !hasApology) && (
        <p className="text-ink-soft text-sm">{t(isOffline ? 'offline' : 'unanswered')}</p>
      )}
      <button
        type="button"
        aria-disabled={waitId !== undefined || undefined}
        aria-describedby={waitId}
        onClick={waitId === undefined ? onAskAgain : undefined}
        className={buttonClass(waitId === undefined ? 'secondary' : 'inert', 'sm')}
      >
        {t('askAgain')}
      </button>
    </div>
  );
}
