/** Runs a task when all that were handed in before it have ended, well or not. */
export type RunInTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A queue whose tasks run one after the other. */
export function oneAtATime(): RunInTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}
