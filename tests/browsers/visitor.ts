import { setTimeout } from 'node:timers/promises';
import type { Browser, FoundElement } from './browser.ts';
import { findNamed, isInteractive, problemsSeen, shows, watchProblems } from './in-page.ts';

/** The kinds of what a visitor presses or fills in. */
const KINDS = {
  button: 'button:not([role])',
  link: 'a[href]',
  field: 'input, select, textarea',
  /** What is pressed instead of a radio or checkbox that is drawn otherwise. */
  label: 'label',
  summary: 'summary',
  switch: '[role=switch]',
} as const;
type Kind = keyof typeof KINDS;

/** For a machine that others use too; nothing waits that long on a quiet one. */
const LIMIT_MS = 30_000;
const POLL_MS = 50;

/** Somebody at a browser: presses, types and sees, by the names that things have on the page. Everything waits until it can. */
export class Visitor {
  readonly #browser: Browser;
  readonly #address: string;

  /** @param address the site's, without a slash at its end */
  constructor(browser: Browser, address: string) {
    this.#browser = browser;
    this.#address = address;
  }

  /** Opens a path and waits until the page answers to clicks and keys. */
  async open(path: string): Promise<void> {
    await this.openPanel(path);
    await this.until(`${path} to be hydrated`, isInteractive);
  }

  /** Opens a page of the administration, whose content only stands there once it answers. */
  async openPanel(path: string): Promise<void> {
    await this.#browser.open(this.#address + path);
    await this.#browser.evaluate(watchProblems);
  }

  /** Goes back in the history of the window. */
  back(): Promise<void> {
    return this.#browser.evaluate(() => history.back());
  }

  /** @param within a selector of what it is in */
  async click(kind: Kind, name: string, within?: string): Promise<void> {
    await (await this.#find(kind, name, within)).click();
  }

  /** Types into the field of a label. */
  async type(label: string, text: string, within?: string): Promise<void> {
    await (await this.#find('field', label, within)).type(text);
  }

  /** Chooses in the select of a label, by the option's value. */
  async choose(label: string, value: string, within?: string): Promise<void> {
    await (await this.#find('field', label, within)).choose(value);
  }

  /** Waits until a text is shown. */
  sees(text: string, within = 'body'): Promise<unknown> {
    return this.until(`"${text}" in ${within}`, shows, text, within);
  }

  /**
   * Waits until a function in the page answers with something.
   *
   * @param what is waited for, for the error
   * @returns the answer
   */
  until<Args extends unknown[], Result>(
    what: string,
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    return waitFor(what, () => this.#browser.evaluate(inPage, ...args));
  }

  /** What went wrong in the page since it was opened. */
  problems(): Promise<string[]> {
    return this.#browser.evaluate(problemsSeen);
  }

  #find(kind: Kind, name: string, within = 'body'): Promise<FoundElement> {
    return waitFor(`the ${kind} "${name}" in ${within}`, () =>
      this.#browser.find(findNamed, KINDS[kind], name, within),
    );
  }
}

/** Asks again and again until there is an answer. A page that is just being left cannot be asked: then it is asked again, too. */
async function waitFor<Result>(what: string, ask: () => Promise<Result>): Promise<NonNullable<Result>> {
  const limit = performance.now() + LIMIT_MS;
  let failure: unknown;
  do {
    try {
      const answer = await ask();
      if (answer) return answer;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    await setTimeout(POLL_MS);
  } while (performance.now() < limit);
  throw new Error(`waited ${LIMIT_MS / 1000} s for ${what}`, { cause: failure });
}
