import { setTimeout as delay } from 'node:timers/promises';
import {
  type Answer,
  answerOf,
  drawPicture,
  longestWait,
  newAddress,
  type Place,
  sendForm,
  type Tally,
  upload,
} from '../faults/writers.ts';
import { signInAt } from '../support/administrator.ts';

/** A request that was not answered as wanted. Times are those of `performance.now`. */
type Trouble = { what: string; sentAt: number; endedAt: number; isRefusal: boolean };

/** What visitors asked for, and what came of it. */
export type Traffic = {
  tally: Tally;
  /** Requests of all kinds that were answered. */
  count: () => number;
  /** Until the latest of all answers had come. */
  longestMs: () => number;
  troubles: readonly Trouble[];
  stop: () => Promise<void>;
};

const VISITORS_OF_A_KIND = 4;
const PAUSE_MS = 20;

/** Asks for pages, searches, sends forms and pictures until `stop`; a form again under its own key until it is taken. */
export async function startTraffic(place: Place): Promise<Traffic> {
  const tally: Tally = { forms: new Map(), pictures: [], refused: 0, failed: [] };
  const troubles: Trouble[] = [];
  const stopped = new AbortController();
  let answered = 0;
  let longestMs = 0;

  /** @returns whether it was answered as wanted */
  const note = (what: string, sentAt: number, { status, retryAfter, text }: Answer): boolean => {
    answered += 1;
    longestMs = Math.max(longestMs, performance.now() - sentAt);
    if (status === 200 || status === 201) return true;
    const isRefusal = status === 503 && retryAfter;
    const words = `${what}: ${status}${isRefusal ? '' : ` ${text.slice(0, 120).replace(/\s+/g, ' ')}`}`;
    troubles.push({ what: words, sentAt, endedAt: performance.now(), isRefusal });
    return false;
  };
  const repeat = async (ask: () => Promise<unknown>) => {
    while (!stopped.signal.aborted) {
      await ask();
      await delay(PAUSE_MS);
    }
  };
  const askFor = async (what: string, path: string, init: RequestInit = {}) => {
    const sentAt = performance.now();
    const headers = { ...init.headers, 'X-Forwarded-For': newAddress() };
    const signal = AbortSignal.timeout(longestWait());
    note(what, sentAt, await answerOf(fetch(place.site().address + path, { ...init, headers, signal })));
  };
  const search = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ specialty: 'Cardiology', county: 'Miami-Dade' }),
  };
  const writeForm = async () => {
    const key = `cluster-${process.pid}-${newAddress()}`;
    for (let isTaken = false; !isTaken && !stopped.signal.aborted; ) {
      const sentAt = performance.now();
      const answer = await sendForm(place, key);
      isTaken = note('form', sentAt, answer);
      if (isTaken) tally.forms.set(key, JSON.parse(answer.text).reference);
      else await delay(5 * PAUSE_MS);
    }
  };
  const [call, picture] = [await signInAt(place.site().address), await drawPicture()];
  const sendPicture = async () => {
    const sentAt = performance.now();
    const answer = await upload(place, call, picture);
    if (note('picture', sentAt, answer)) tally.pictures.push(answer.location);
    await delay(5 * PAUSE_MS);
  };
  const visitors = [
    () => askFor('page', '/en/quote?planType=family&age=31-45&children=2'),
    () => askFor('search', '/api/providers/search', search),
    writeForm,
  ].flatMap((ask) => Array.from({ length: VISITORS_OF_A_KIND }, () => repeat(ask)));
  const going = [...visitors, repeat(sendPicture)];
  return {
    tally,
    count: () => answered,
    longestMs: () => longestMs,
    troubles,
    stop: async () => {
      stopped.abort();
      await Promise.all(going);
    },
  };
}
