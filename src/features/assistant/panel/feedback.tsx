import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { forgetDraft } from '#forms/form-draft.ts';
import { sendForm } from '#forms/send-form.ts';
import { formatCount } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/fields.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { AssistantIcon } from './assistant-icon.tsx';
import { RATINGS, type Rating, type ReplyMessage } from './conversation.ts';
import { tabConversation } from './tab-conversation.ts';

/** Of the word that may go with a thumb, as the API has it (feedback-form.ts). */
const COMMENT_LIMIT = 500;
const ANSWER_LIMIT = 8000;

interface FeedbackProps {
  answer: ReplyMessage;
  question: string;
}

/** Thumb up or down for an answer, with a word if the visitor likes, for the operator's staff. */
export function Feedback({ answer, question }: FeedbackProps) {
  const t = useTranslations('assistant.feedback');
  const [chosen, setChosen] = useState<Rating>();
  const thanks = useRef<HTMLParagraphElement>(null);
  const thumbs = useRef<HTMLFieldSetElement>(null);
  const isSentNow = useRef(false);
  const { rating } = answer;
  useEffect(() => {
    // The form is gone, and the focus with it if it was there; whoever writes the next question keeps theirs.
    if (rating && isSentNow.current && document.activeElement === document.body) thanks.current?.focus();
  }, [rating]);

  if (rating) {
    return (
      <p
        ref={thanks}
        tabIndex={-1}
        aria-live="off"
        className="mt-2 flex items-center gap-2 text-leaf-700 text-sm"
      >
        <AssistantIcon name={`thumb-${rating}`} />
        <span>{t('thanks')}</span>
      </p>
    );
  }
  return (
    // What can be done with an answer is not read out together with it.
    <div aria-live="off">
      <fieldset ref={thumbs} className="mt-1 flex">
        <legend className="sr-only">{t('label')}</legend>
        {RATINGS.map((value) => (
          <button
            key={value}
            type="button"
            title={t(value)}
            aria-pressed={chosen === value}
            onClick={() => setChosen(chosen === value ? undefined : value)}
            className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft transition-colors hover:bg-sea-100 aria-pressed:bg-sea-100 aria-pressed:text-sea-700"
          >
            <AssistantIcon name={`thumb-${value}`} />
            <VisuallyHidden>{t(value)}</VisuallyHidden>
          </button>
        ))}
      </fieldset>
      {chosen && (
        <FeedbackForm
          values={{ rating: chosen, question, answer: answer.content.slice(0, ANSWER_LIMIT) }}
          onCancel={() => {
            // The form that has the focus goes.
            thumbs.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
            setChosen(undefined);
          }}
          onSent={() => {
            isSentNow.current = true;
            tabConversation.rate(answer.id, chosen);
          }}
        />
      )}
    </div>
  );
}

interface FeedbackFormProps {
  values: { rating: Rating; question: string; answer: string };
  onCancel: () => void;
  onSent: () => void;
}

function FeedbackForm({ values, onCancel, onSent }: FeedbackFormProps) {
  const t = useTranslations('assistant.feedback');
  const id = useId();
  const [comment, setComment] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // It opens, and says what failed, below what may be in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure makes the form longer
  useEffect(() => {
    // Returned, it would be taken for what ends the effect: newer browsers make a promise of it.
    form.current?.scrollIntoView({ block: 'nearest' });
    // It can be higher than what is in view: then its buttons count, not its upper edge.
    form.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const { length } = comment.trim();
  const isTooLong = length > COMMENT_LIMIT;
  const count = t('count', { count: formatCount(length), limit: formatCount(COMMENT_LIMIT) });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong || isSending) return;
    setSending(true);
    setFailure(undefined);
    const body = length > 0 ? { ...values, comment: comment.trim() } : values;
    const outcome = await sendForm(
      { kind: 'assistant-feedback', apiPath: '/api/ai-chat/feedback' },
      body,
      '',
    );
    setSending(false);
    if ('reference' in outcome) {
      forgetDraft('assistant-feedback');
      return onSent();
    }
    const { retryAfterSeconds } = outcome.problem;
    setFailure(retryAfterSeconds === undefined ? t('failed') : t('busy', { seconds: retryAfterSeconds }));
  };

  return (
    <form
      ref={form}
      onSubmit={(event) => void send(event)}
      className="mt-1 scroll-my-4 rounded-surface border border-line bg-white p-4"
    >
      <TextArea
        id={id}
        label={t('comment')}
        mark={t('optional')}
        rows={2}
        value={comment}
        error={isTooLong ? count : undefined}
        onChange={(event) => setComment(event.target.value)}
      />
      <p className="mt-2 text-ink-soft text-sm">{t('note')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="sm" busyLabel={isSending ? t('sending') : undefined}>
          {t('send')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <p role="alert" className="text-coral-700 text-sm not-empty:mt-2">
        {failure}
      </p>
    </form>
  );
}
