import { localeTag } from './format.ts';
import type { Locale } from './locale.ts';
import type { MessageTree } from './messages.ts';

/**
 * What turns keys and values into text outside of pages: in mails and feeds. The package comes with the first of them;
 * a start should not wait for it.
 */
export async function openTranslator<Messages extends MessageTree>(messages: Messages, locale: Locale) {
  const { createTranslator } = await import('use-intl/core');
  return createTranslator({ locale: localeTag(locale), messages });
}
