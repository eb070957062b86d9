import { HttpConnection } from '../bench/http-connection.ts';

/** How requests were answered. */
export type Answers = {
  requests: number;
  /** As asked for: 2xx and 3xx. */
  good: number;
  /** 429 and 503, with the time to come back. */
  tooMany: number;
  unavailable: number;
  /** No answer came in time, or the server gave up waiting for the request (408): the machine was too busy. */
  unanswered: number;
  /** Everything else, and connections that broke; each kind with its number. */
  wrong: Map<string, number>;
  /** Milliseconds of each good answer, and of the longest of all. */
  times: number[];
  longestMs: number;
};

/** Who asks: so many clients, each on a connection of its own. */
export type Crowd = {
  clients: number;
  /** The next request of one of them, as bytes. */
  next: () => Buffer;
  /** Requests a second of all of them together; without it each asks as soon as it was answered. */
  perSecond?: number;
};

/** Nobody will come any more: of a site that works the longest answer says how late it was. */
const GIVE_UP_MS = 90_000;
const NO_ANSWER = `no answer within ${GIVE_UP_MS / 1000} s`;

export const noAnswers = (): Answers => ({
  ...{ requests: 0, good: 0, tooMany: 0, unavailable: 0, unanswered: 0, longestMs: 0 },
  wrong: new Map(),
  times: [],
});

/** Lets a crowd ask for so many seconds. Nothing that is answered ends it. */
export async function letAsk(
  port: number,
  crowd: Crowd,
  seconds: number,
  answers = noAnswers(),
): Promise<Answers> {
  const beganAt = performance.now();
  const endsAt = beganAt + seconds * 1000;
  const pauseMs = crowd.perSecond === undefined ? 0 : (crowd.clients / crowd.perSecond) * 1000;
  const client = async (index: number) => {
    let connection = new HttpConnection(port);
    // Not all at the same moment.
    let sendAt = beganAt + (pauseMs * index) / crowd.clients;
    for (;;) {
      const waitMs = sendAt - performance.now();
      if (waitMs > 1) await new Promise((resolve) => setTimeout(resolve, waitMs));
      const sentAt = performance.now();
      if (sentAt >= endsAt) break;
      answers.requests += 1;
      try {
        const { status, retryAfter } = await withinTime(connection.send(crowd.next()));
        note(answers, status, retryAfter, performance.now() - sentAt);
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        if (words === NO_ANSWER || /^HTTP\/1\.1 408 /m.test(words)) answers.unanswered += 1;
        else addWrong(answers, words.split('\n')[0] ?? '');
        connection.close();
        connection = new HttpConnection(port);
      }
      sendAt = sentAt + pauseMs;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: crowd.clients }, (_, index) => client(index)));
  return answers;
}

function note(answers: Answers, status: number, retryAfter: boolean, ms: number): void {
  answers.longestMs = Math.max(answers.longestMs, ms);
  if (status < 400) {
    answers.good += 1;
    answers.times.push(ms);
  } else if (status === 429 && retryAfter) answers.tooMany += 1;
  else if (status === 503 && retryAfter) answers.unavailable += 1;
  else addWrong(answers, `status ${status}`);
}

function addWrong({ wrong }: Answers, kind: string): void {
  wrong.set(kind, (wrong.get(kind) ?? 0) + 1);
}

async function withinTime<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(NO_ANSWER)), GIVE_UP_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
