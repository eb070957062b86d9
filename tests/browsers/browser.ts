import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LANGUAGES } from '../support/languages.ts';

/** An element of the page that is open, for real input. */
export type FoundElement = {
  click: () => Promise<void>;
  /** Clicks it and types at the keyboard. */
  type: (text: string) => Promise<void>;
  /** Of a select: chooses the option of this value. */
  choose: (value: string) => Promise<void>;
};

/** A browser with one window, as its driver sees it. Everything else is said with this (visitor.ts). */
export type Browser = {
  /** Opens an address and waits until it is loaded. */
  open: (address: string) => Promise<void>;
  /** Calls a function in the page. It can use nothing that is outside of it; arguments and answer travel as JSON. */
  evaluate: <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** The same, for a function that answers with an element. */
  find: <Args extends unknown[]>(
    inPage: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<FoundElement | null>;
  /** Closes it and ends every process that was started for it. */
  close: () => Promise<void>;
};

/** One of the browsers that the steps are tried in. */
export type BrowserKind = {
  name: string;
  /** The programs that it needs on PATH, by the Debian package that has them. */
  programs: Readonly<Record<string, string>>;
  /** The language that its visitor reads. */
  language: (typeof LANGUAGES)[number];
  isPhone: boolean;
  /** The size of its window. */
  width: number;
  height: number;
  launch: (kind: BrowserKind) => Promise<Browser>;
};

/** The packages of a browser whose programs are not installed. */
export function missingPackages({ programs }: BrowserKind): string[] {
  return Object.entries(programs).flatMap(([name, program]) => (findProgram(program) ? [] : [name]));
}

/** Where a program is, by PATH. */
export function findProgram(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}
