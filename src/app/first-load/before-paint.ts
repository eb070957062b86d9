import { disableContentVisibilityOnReturn } from '#client/disable-content-visibility.ts';
import { rememberEarlyClicks } from '#client/early-click.ts';
import { holdEarlyDialogPresses } from '#client/early-dialog-press.ts';
import { rememberEarlyTranslation } from '#client/mend-translated-text.ts';
import { showStoredSettings } from '#features/accessibility-panel/accessibility-settings.ts';
import { scrollOnLoad } from '#features/home/scroll-on-load.ts';
import { showUnlessClosed } from '#features/notice/closed-notice.ts';
import { hideQuoteThatReturns } from '#features/quote/quote-return.ts';
import { reloadInStoredLocale } from '#i18n/locale.ts';

/*
 * The first script of every page, inline in its head (`shell-document.tsx`): what must be done before anything is
 * painted, and what is remembered or held until the page's code runs. Attributes of its element say what this page asks
 * for besides.
 */
const script = document.currentScript;
// React, which compares the head with its own, knows nothing of it.
script?.remove();
if (script?.dataset['asksForLanguage']) reloadInStoredLocale();
rememberEarlyTranslation();
showStoredSettings();
// The hash is still in the address.
disableContentVisibilityOnReturn();
rememberEarlyClicks();
holdEarlyDialogPresses();
hideQuoteThatReturns();
if (script?.dataset['notice']) showUnlessClosed(script.dataset['notice']);
// The settings, of which one forbids motion, are on the root.
if (script?.dataset['scrollsOnLoad']) scrollOnLoad();
