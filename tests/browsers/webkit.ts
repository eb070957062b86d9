import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '#server/find-free-port.ts';
import { SPANISH } from '../support/languages.ts';
import type { Browser, BrowserKind, FoundElement } from './browser.ts';

/** WebKitGTK, whose engine is that of Safari, spoken to in classic WebDriver: a Spanish visitor with an iPhone. */
export const WEBKIT: BrowserKind = {
  name: 'webkitgtk',
  programs: { 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' },
  language: SPANISH,
  isPhone: true,
  width: 390,
  height: 844,
  launch: launchWebKit,
};

/** What MiniBrowser is started with; without the frame of its window it is as narrow as a phone. */
const ARGUMENTS = ['--automation', '--full-screen', '--private'];
/** Longer than any command takes on a busy machine. */
const COMMAND_LIMIT_MS = 60_000;
/** The property that stands for an element in JSON (W3C WebDriver, 12.2). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Reference = { [ELEMENT]: string };
type Send = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>;

async function launchWebKit({ width, height }: BrowserKind): Promise<Browser> {
  const started: ChildProcess[] = [];
  const end = async () => {
    for (const child of started.reverse()) await stop(child);
  };
  try {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    started.push(screen);
    const port = await findFreePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${await displayOf(screen)}` },
      stdio: 'ignore',
    });
    started.push(driver);
    const send = await connect(`http://127.0.0.1:${port}`, driver);
    const options = { 'webkitgtk:browserOptions': { args: ARGUMENTS } };
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: options },
    });
    const inSession: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
    await inSession('POST', '/window/rect', { width, height });
    return {
      ...browserOf(inSession),
      close: async () => {
        await inSession('DELETE', '').finally(end);
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

function browserOf(send: Send): Omit<Browser, 'close'> {
  const run = <Answer>(inPage: (...args: never[]) => unknown, args: unknown[]) =>
    send<Answer>('POST', '/execute/sync', { script: `return (${inPage})(...arguments)`, args });
  return {
    open: (url) => send('POST', '/url', { url }),
    evaluate: (inPage, ...args) => run(inPage, args),
    find: async (inPage, ...args) => {
      const reference = await run<Reference | null>(inPage, args);
      return reference && foundElement(send, reference);
    },
  };
}

function foundElement(send: Send, reference: Reference): FoundElement {
  const path = `/element/${reference[ELEMENT]}`;
  return {
    click: () => send('POST', `${path}/click`, {}),
    type: async (text) => {
      await send('POST', `${path}/click`, {});
      await send('POST', `${path}/value`, { text });
    },
    choose: async (value) => {
      const using = { using: 'css selector', value: `option[value=${JSON.stringify(value)}]` };
      const option = await send<Reference>('POST', `${path}/element`, using);
      await send('POST', `/element/${option[ELEMENT]}/click`, {});
    },
  };
}

/** Waits until the driver answers. */
async function connect(address: string, driver: ChildProcess): Promise<Send> {
  const send: Send = async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(COMMAND_LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  while (driver.exitCode === null) {
    try {
      await send('GET', '/status');
      return send;
    } catch {
      await setTimeout(50);
    }
  }
  throw new Error('WebKitWebDriver ended before it was ready');
}

/** The number of the display, which Xvfb chooses itself and then writes. It ends when nobody reads the whole line. */
async function displayOf({ stdio }: ChildProcess): Promise<string> {
  for await (const line of createInterface(stdio[3] as Readable)) return line;
  throw new Error('Xvfb ended before it was ready');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
