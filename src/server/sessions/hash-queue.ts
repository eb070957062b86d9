/** Passwords are hashed a few at a time: each takes 19 MiB and a processor for some 30 ms. */
export type HashQueue = {
  /**
   * Runs a task when its turn comes.
   *
   * @param isKnown whether it is asked from a known place; a part of the queue is kept for those
   * @throws {QueueFull} at once, when there is no room to wait
   */
  run: <Result>(task: () => Promise<Result>, isKnown: boolean) => Promise<Result>;
};

/** There is no room to wait; come back in a moment. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * @param atOnce tasks that run together
 * @param waiting tasks that may wait besides; strangers find room only in the first `waitingStrangers`
 */
export function createHashQueue({
  atOnce,
  waiting,
  waitingStrangers,
}: {
  atOnce: number;
  waiting: number;
  waitingStrangers: number;
}): HashQueue {
  const turns: { start: () => void; isKnown: boolean }[] = [];
  let running = 0;

  const takeTurn = (isKnown: boolean) => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    const strangers = turns.filter((turn) => !turn.isKnown).length;
    if (turns.length >= waiting || (!isKnown && strangers >= waitingStrangers)) throw new QueueFull();
    return new Promise<void>((start) => turns.push({ start, isKnown }));
  };
  const handTurnOn = () => {
    // Who is known goes first: strangers, however many, delay nobody who has signed in here before.
    const index = Math.max(
      turns.findIndex(({ isKnown }) => isKnown),
      0,
    );
    const [next] = turns.splice(index, 1);
    if (next) next.start();
    else running -= 1;
  };

  return {
    async run(task, isKnown) {
      await takeTurn(isKnown);
      try {
        return await task();
      } finally {
        handTurnOn();
      }
    },
  };
}
