import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { type ApiClient, signInAt } from '../support/administrator.ts';
import { GOOD_FORMS } from '../support/good-forms.ts';

/** A site to write to, or several behind one address, and its database. */
export type Place = {
  site: () => { address: string };
  /** Asks the database. */
  query: <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>;
};

/** What the writers saw. */
export type Tally = {
  /** Idempotency key and reference of each form that was acknowledged. */
  forms: Map<string, string>;
  /** Paths of the pictures that were acknowledged. */
  pictures: string[];
  refused: number;
  failed: string[];
};

export type Writers = { tally: Tally; stop: () => Promise<void> };

/** The promise: no request is held longer than ten seconds; one more for this machine. */
let longestMs = 11_000;
let isAnyTime = false;
const PAUSE_MS = 20;
let made = 0;

/** For a machine that others use too: an answer that comes late is none that fails. */
export function allowAnyTime(): void {
  longestMs = 90_000;
  isAnyTime = true;
}

/** Milliseconds until an answer that has not come counts as none. */
export const longestWait = (): number => longestMs;

/** An address that no limit has seen. */
export function newAddress(): string {
  made += 1;
  return `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
}

/**
 * Sends forms and pictures until `stop`, each again under its own key until it is acknowledged, as pages do.
 *
 * @param options.mayCut whether connections may break: only where the server is killed
 */
export async function startWriters(
  world: Place,
  { clients = 4, sendsPictures = true, mayCut = false } = {},
): Promise<Writers> {
  const tally: Tally = { forms: new Map(), pictures: [], refused: 0, failed: [] };
  const stopped = new AbortController();
  const note = (answer: Answer, what: string): boolean => {
    if (answer.status === 'cut' ? mayCut : answer.status === 503 && answer.retryAfter) {
      tally.refused += 1;
    } else if (typeof answer.status === 'number' && answer.status < 300) return true;
    else if (answer.status === 'silence' && isAnyTime) tally.refused += 1;
    // An address to upload to that was handed out before the clock jumped: the next one is good.
    else if (answer.status === 403 && answer.text.includes('"code":"upload-expired"')) tally.refused += 1;
    else tally.failed.push(`${what}: ${answer.status} ${answer.text.slice(0, 160)}`);
    return false;
  };
  const writeForms = async (client: number) => {
    while (!stopped.signal.aborted) {
      const key = `faults-${process.pid}-${newAddress()}-${client}`;
      while (!tally.forms.has(key)) {
        const answer = await sendForm(world, key);
        if (note(answer, 'form')) tally.forms.set(key, JSON.parse(answer.text).reference);
        else if (stopped.signal.aborted) return;
        else await delay(5 * PAUSE_MS);
      }
      await delay(PAUSE_MS);
    }
  };
  const writePictures = async (call: ApiClient) => {
    const body = await drawPicture();
    while (!stopped.signal.aborted) {
      const answer = await upload(world, call, body);
      if (note(answer, 'upload')) tally.pictures.push(answer.location);
      await delay(5 * PAUSE_MS);
    }
  };
  const call = sendsPictures ? await signInAt(world.site().address) : undefined;
  const writing = [
    ...Array.from({ length: clients }, (_, client) => writeForms(client)),
    ...(call ? [writePictures(call)] : []),
  ];
  return {
    tally,
    stop: async () => {
      stopped.abort();
      await Promise.all(writing);
    },
  };
}

export type Answer = {
  status: number | 'cut' | 'silence';
  retryAfter: boolean;
  text: string;
  location: string;
};

/** The answer whole; `cut` when the connection broke, `silence` when it came too late. */
export async function answerOf(asked: Promise<Response>): Promise<Answer> {
  try {
    const response = await asked;
    const [text, { headers }] = [await response.text(), response];
    const location = headers.get('Location') ?? '';
    return { status: response.status, retryAfter: headers.has('Retry-After'), text, location };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { status: isLate ? 'silence' : 'cut', retryAfter: false, text: String(error), location: '' };
  }
}

/** Sends a form under a key, with a text of its own: of the same text only one would be stored. */
export function sendForm(world: Place, key: string): Promise<Answer> {
  const asked = fetch(`${world.site().address}/api/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      'X-Forwarded-For': newAddress(),
    },
    body: JSON.stringify({ ...GOOD_FORMS.contact(1), message: key }),
    signal: AbortSignal.timeout(longestMs),
  });
  return answerOf(asked);
}

/** Asks for an address and sends a picture there. */
export async function upload(world: Place, call: ApiClient, body: Uint8Array): Promise<Answer> {
  const headers = { 'X-Forwarded-For': newAddress() };
  const { address } = world.site();
  const asked = await answerOf(call(address, '/api/objects/upload', { method: 'POST', headers }));
  if (asked.status !== 200) return asked;
  const { uploadURL } = JSON.parse(asked.text) as { uploadURL: string };
  const began = performance.now();
  const init = { method: 'PUT', body, headers: { ...headers, 'Content-Type': 'image/jpeg' } };
  const answer = await answerOf(call(address, new URL(uploadURL).pathname, init));
  const isLate = performance.now() - began > longestMs;
  return isLate ? { ...answer, status: 'silence', text: `an answer after ${longestMs} ms` } : answer;
}

/** Draws a small photograph. */
export function drawPicture(): Promise<Uint8Array> {
  const background = { r: 10, g: 120, b: 90 };
  return sharp({ create: { width: 500, height: 320, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
