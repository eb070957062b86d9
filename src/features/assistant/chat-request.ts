import { z } from 'zod';
import { type ChatProblemKey, CONTEXT_CHARACTERS, CONTEXT_MESSAGES, MESSAGE_LIMIT } from './chat.ts';

/** A reply may be longer than any question; what a bare client sends beyond this is not a conversation of ours. */
const REPLY_LIMIT = 8000;
/** More than this many earlier messages are refused; of those accepted the last ones count. */
const MOST_TURNS = 100;

/** Half characters and control characters say nothing, and the database takes neither. */
function readable(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\n]/gu, ' ');
}

/**
 * The body of POST /api/ai-chat (docs/product/api.md). Messages are trimmed; fields that are not named here are
 * ignored, such as the id and timestamp of earlier messages.
 */
export const chatRequest = z.object({
  message: z
    .string(key('message.type'))
    .transform((text) => readable(text).trim())
    .pipe(z.string().min(1, key('message.required')).max(MESSAGE_LIMIT, key('message.tooLong'))),
  history: z
    .array(
      z.object(
        {
          sender: z.enum(['user', 'bot'], key('history.type')),
          content: z.string(key('history.type')).max(REPLY_LIMIT, key('history.tooLong')).transform(readable),
        },
        key('history.type'),
      ),
      key('history.type'),
    )
    .max(MOST_TURNS, key('history.tooLong'))
    .default([]),
  // One that is forged, or of another version, is ignored: it would only change how a follow-up is read.
  context: z
    .object({
      messages: z
        .array(z.string().max(MESSAGE_LIMIT).transform(readable))
        .max(CONTEXT_MESSAGES)
        .refine((messages) => messages.join('').length <= CONTEXT_CHARACTERS),
    })
    .optional()
    .catch(undefined),
  // Looked at only where messages are kept; what is no such number counts as none.
  conversation: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional()
    .catch(undefined),
});

function key(problem: ChatProblemKey): { error: ChatProblemKey } {
  return { error: problem };
}
