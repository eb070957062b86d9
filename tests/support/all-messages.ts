import { type AllMessages, loadMessages, MESSAGE_FEATURES } from '#app/messages.ts';
import { loadKindMessages, PANEL_KINDS } from '#features/admin/kind-panels.ts';
import type { Locale } from '#i18n/locale.ts';

/** Every message there is, those of the administration in Spanish. */
export async function loadAllMessages(locale: Locale): Promise<AllMessages> {
  return { ...(await loadMessages(locale, MESSAGE_FEATURES)), ...(await loadKindMessages(PANEL_KINDS)) };
}
