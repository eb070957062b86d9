import type { Context } from 'hono';

/** Added to the environment of a call that a render makes to the API of its own process. */
export const IN_PROCESS = { isInProcess: true } as const;

/** Whether a render asks, on behalf of a page that was counted already. */
export function isInProcess(context: Context): boolean {
  return context.env?.isInProcess === true;
}
