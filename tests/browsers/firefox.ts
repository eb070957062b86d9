import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { ENGLISH } from '../support/languages.ts';
import { type Browser, type BrowserKind, type FoundElement, findProgram } from './browser.ts';
import { watchProblems } from './in-page.ts';

/** Debian's Firefox, spoken to in WebDriver BiDi: an English visitor at a desk. */
export const FIREFOX: BrowserKind = {
  name: 'firefox-esr',
  programs: { 'firefox-esr': 'firefox-esr' },
  language: ENGLISH,
  isPhone: false,
  width: 1280,
  height: 800,
  launch: launchFirefox,
};

/** Longer than any command takes on a busy machine. */
const COMMAND_LIMIT_MS = 60_000;

type InPage = (...args: unknown[]) => unknown;

async function launchFirefox({ width, height }: BrowserKind): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr') ?? 'firefox-esr',
    defaultViewport: { width, height },
    timeout: COMMAND_LIMIT_MS,
    protocolTimeout: COMMAND_LIMIT_MS,
    // run.ts closes it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const page = await firefox.newPage();
  // From the first line of each page on; WebKit's driver cannot do that.
  await page.evaluateOnNewDocument(watchProblems);
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: async (inPage, ...args) =>
      page.evaluate(inPage as InPage, ...args) as ReturnType<typeof inPage>,
    find: async (inPage, ...args) => {
      const element = (await page.evaluateHandle(inPage as InPage, ...args)).asElement();
      return element && foundElement(element as ElementHandle<Element>);
    },
    close: () => firefox.close(),
  };
}

function foundElement(element: ElementHandle<Element>): FoundElement {
  return {
    click: () => element.click(),
    type: async (text) => {
      await element.click();
      await element.type(text);
    },
    choose: async (value) => void (await element.select(value)),
  };
}
