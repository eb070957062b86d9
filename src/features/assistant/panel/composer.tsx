import { type RefObject, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MESSAGE_LIMIT } from '#features/assistant/chat.ts';
import { formatCount } from '#i18n/format.ts';
import { emergencyHref } from '#site/emergency-calls.ts';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { pasteReadable } from '#ui/readable-text.ts';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { AssistantIcon } from './assistant-icon.tsx';
import type { Refusal } from './conversation-store.ts';

/** From this many characters before the limit on the count is shown. */
const COUNTED_BEFORE_LIMIT = 200;

interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  /** Of the sentence that says how long to wait. */
  waitId: string;
  /** Why the last question was not taken. */
  refusal: Refusal | undefined;
  /** While an answer is waited for, the next question can be written but not sent. */
  isPending: boolean;
  onDraft: (text: string) => void;
  /** Called by Enter and by the button; the owner decides whether anything is sent. */
  onSend: () => void;
}

/** Where questions are written: Enter sends, Shift and Enter begin a new line. */
export function Composer({ input, draft, waitId, refusal, isPending, onDraft, onSend }: ComposerProps) {
  const t = useTranslations('assistant');
  const [inputId, hintId] = [useId(), useId()];
  const secondsLeft = useSecondsLeft(refusal?.is === 'busy' ? refusal.until : undefined);
  const { length } = draft.trim();
  const isTooLong = length > MESSAGE_LIMIT;
  const count = { count: formatCount(length), limit: formatCount(MESSAGE_LIMIT) };
  const cannotSend = length === 0 || isTooLong || isPending || secondsLeft > 0;

  return (
    <form
      className="sticky bottom-0 shrink-0 border-line border-t bg-white px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {refusal?.is === 'busy' && <Waiting id={waitId} seconds={refusal.seconds} secondsLeft={secondsLeft} />}
      {/* Read out once; the count beside it changes with every letter. */}
      <p role="alert" className="sr-only">
        {isTooLong && t('errors.message.tooLong')}
      </p>
      <p
        id={hintId}
        className={classNames(
          'px-1 text-sm not-empty:mb-2',
          isTooLong ? 'font-bold text-coral-700' : 'text-ink-soft',
        )}
      >
        {refusal?.is === 'refused' && <span role="alert">{`${t(`errors.${refusal.problem}`)} `}</span>}
        {length >= MESSAGE_LIMIT - COUNTED_BEFORE_LIMIT && (
          <span>{t(isTooLong ? 'tooLong' : 'count', count)}</span>
        )}
      </p>
      <div className="flex items-end gap-2">
        <label htmlFor={inputId} className="sr-only">
          {t('input')}
        </label>
        <textarea
          ref={input}
          id={inputId}
          rows={1}
          value={draft}
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={hintId}
          aria-invalid={isTooLong || undefined}
          onChange={(event) => onDraft(event.target.value)}
          onPaste={pasteReadable}
          onKeyDown={(event) => {
            // Enter that ends the writing of a composed character is not one that sends.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onSend();
          }}
          className="field-sizing-content block max-h-32 min-h-12 w-full resize-none rounded-control border border-line-strong bg-white px-4 py-2.5 text-base text-ink transition-colors placeholder:text-ink-soft hover:border-ink aria-invalid:border-2 aria-invalid:border-coral-600"
        />
        <button
          type="submit"
          aria-disabled={cannotSend || undefined}
          className="on-dark inline-flex size-12 shrink-0 items-center justify-center rounded-control bg-coral-600 transition-colors hover:bg-coral-700 aria-disabled:bg-sea-100 aria-disabled:text-ink-soft forced-colors:border-2"
        >
          <AssistantIcon name="send" className="size-6" />
          <VisuallyHidden>{t('send')}</VisuallyHidden>
        </button>
      </div>
      <HelpAtAnyHour />
    </form>
  );
}

const ALWAYS_HELP = ['emergency', 'suicideAndCrisis', 'poisonControl'] as const;

/** Whom to call in danger, in one small line that is always in sight. */
function HelpAtAnyHour() {
  const t = useTranslations('assistant.foot');
  return (
    <ul
      aria-label={t('label')}
      className="-mb-1.5 flex flex-wrap justify-center gap-x-3 pt-1 text-ink-soft text-xs"
    >
      {ALWAYS_HELP.map((name) => (
        <li key={name} className="whitespace-nowrap">
          <a href={emergencyHref(EMERGENCY_NUMBERS[name])} className="inline-flex min-h-6 items-center gap-1">
            <span>{t(name)}</span>{' '}
            <span className="underline underline-offset-2">{EMERGENCY_NUMBERS[name]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** How long until the next question is taken. Read out at its beginning and end; the seconds between are for the eyes. */
function Waiting({ id, seconds, secondsLeft }: { id: string; seconds: number; secondsLeft: number }) {
  const t = useTranslations('assistant');
  const isOver = secondsLeft === 0;
  return (
    <div className="mb-2 rounded-control bg-sun-100 px-3 py-2 text-sm forced-colors:border">
      <p id={id} role="status" className={isOver ? undefined : 'sr-only'}>
        {isOver ? t('sendNow') : t('busy', { seconds })}
      </p>
      {!isOver && <p aria-hidden="true">{t('busy', { seconds: secondsLeft })}</p>}
    </div>
  );
}

/**
 * The whole seconds until a moment, counted down as they pass; 0 afterwards.
 *
 * @param until milliseconds since 1970; undefined when nothing is waited for
 */
export function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
