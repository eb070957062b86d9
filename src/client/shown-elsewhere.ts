/** Websites that show other sites' pages under an address of their own: translators and an archive. */
const SHOWING_OTHERS = [
  'translate.goog',
  'translate.googleusercontent.com',
  'translated.turbopages.org',
  'web.archive.org',
];

/**
 * Whether the browser has this page from another website. Nothing that is sent from there arrives: it goes to that
 * website, or comes here from a foreign origin and is refused.
 */
export function isShownElsewhere(): boolean {
  return SHOWING_OTHERS.some((host) => `.${location.hostname}`.endsWith(`.${host}`));
}
