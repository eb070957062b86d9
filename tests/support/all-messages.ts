import { type AllMessages, loadMessages, MESSAGE_FEATURES } from '#app/messages.ts';
import type { Locale } from '#i18n/locale.ts';
import { loadKindMessages } from '#revisions/all-kinds.ts';

/** Every message there is, those of the administration in Spanish. */
export async function loadAllMessages(locale: Locale): Promise<AllMessages> {
  return { ...(await loadMessages(locale, MESSAGE_FEATURES)), ...(await loadKindMessages()) };
}
