import { isLocale } from '#i18n/locale.ts';
import { createConversationStore, readStoredConversation, storeConversation } from './conversation-store.ts';

/** The conversation of this tab. Only ever made in the browser, when the panel is first opened. */
export const tabConversation = createConversationStore({
  fetchApi: (path, init) => fetch(path, init),
  read: readStoredConversation,
  keep: storeConversation,
  pageLocale: () => {
    const { lang } = document.documentElement;
    return isLocale(lang) ? lang : 'en';
  },
});

// A page that is left ends its calls, which is no fault to apologize for.
window.addEventListener('pagehide', tabConversation.leave);
