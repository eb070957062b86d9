import Bowser from 'bowser';

/** A User-Agent is at most this long before anybody looks at it. */
const LONGEST_READ = 500;
const KNOWN_BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const KNOWN_SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/**
 * Kind of browser and system, as an administrator knows them: "Firefox, Windows". No version, no device: what is kept
 * tells one's own browsers apart and nothing else.
 *
 * @returns undefined for what is no browser that people have; its own words may be anything
 */
export function describeBrowser(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_READ));
  if (browser.name === undefined || !KNOWN_BROWSERS.has(browser.name)) return undefined;
  const hasSystem = os.name !== undefined && KNOWN_SYSTEMS.has(os.name);
  return hasSystem ? `${browser.name}, ${os.name}` : browser.name;
}
