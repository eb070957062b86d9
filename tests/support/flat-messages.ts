import type { Locale } from '#i18n/locale.ts';
import type { MessageTree } from '#i18n/messages.ts';
import { loadAllMessages } from './all-messages.ts';

/** Every message of one language by its full key: "site.phones.fax" → "Fax". */
export async function flatMessages(locale: Locale): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const collect = (tree: MessageTree, prefix: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') texts.set(prefix + key, value);
      else collect(value, `${prefix}${key}.`);
    }
  };
  collect(await loadAllMessages(locale), '');
  return texts;
}
