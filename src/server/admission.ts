/** Limits how many heavy tasks run at once (renders of pages, hashes of passwords), and queues the others. */
export type Admission = {
  /**
   * Runs a task when its turn comes.
   *
   * @param isTrusted whether a trusted device asks; a part of the queue is reserved for those
   * @throws {AdmissionFull} at once, or another refusal, when there is no room to wait
   */
  run: <Result>(task: () => Promise<Result>, isTrusted?: boolean) => Promise<Result>;
  /**
   * Takes a turn when it comes, for what goes on after a function has ended, as a stream does.
   *
   * @returns gives the turn back; called again it does nothing
   * @throws {AdmissionFull} at once, when there is no room to wait
   */
  enter: () => Promise<() => void>;
  /** How busy it is. */
  load: () => AdmissionLoad;
};

/** Tasks that run and wait, how many may, and how many found no room since the start. */
export type AdmissionLoad = {
  running: number;
  waiting: number;
  atOnce: number;
  mostWaiting: number;
  refused: number;
};

/** There is no room to wait; come back in a moment. */
export class AdmissionFull extends Error {
  override readonly name = 'AdmissionFull';
}

/**
 * @param atOnce tasks that run together
 * @param waiting tasks that may wait besides; strangers find room only in the first `waitingStrangers`
 * @param refusal what is thrown where there is no room
 */
export function createAdmission({
  atOnce,
  waiting,
  waitingStrangers = waiting,
  refusal: Refusal = AdmissionFull,
}: {
  atOnce: number;
  waiting: number;
  waitingStrangers?: number;
  refusal?: new () => Error;
}): Admission {
  const turns: { start: () => void; isTrusted: boolean }[] = [];
  let running = 0;
  let refused = 0;

  const takeTurn = (isTrusted: boolean) => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    const strangers = turns.filter((turn) => !turn.isTrusted).length;
    if (turns.length >= waiting || (!isTrusted && strangers >= waitingStrangers)) {
      refused += 1;
      throw new Refusal();
    }
    return new Promise<void>((start) => turns.push({ start, isTrusted }));
  };
  const handTurnOn = () => {
    // Trusted devices go first: however many strangers wait, they do not delay somebody who has signed in before.
    const index = Math.max(
      turns.findIndex(({ isTrusted }) => isTrusted),
      0,
    );
    const [next] = turns.splice(index, 1);
    if (next) next.start();
    else running -= 1;
  };

  return {
    load: () => ({ running, waiting: turns.length, atOnce, mostWaiting: waiting, refused }),
    async enter() {
      await takeTurn(false);
      let isInside = true;
      return () => {
        if (isInside) handTurnOn();
        isInside = false;
      };
    },
    async run(task, isTrusted = false) {
      await takeTurn(isTrusted);
      try {
        return await task();
      } finally {
        handTurnOn();
      }
    },
  };
}
