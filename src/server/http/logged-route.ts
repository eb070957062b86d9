import type { Context } from 'hono';
import { routePath } from 'hono/route';

declare module 'hono' {
  interface ContextVariableMap {
    /** The page of this site that a request is for, as the log names it; not set for any other address. */
    pageName: string;
  }
}

/**
 * What the log calls the address of a request: the pattern of the route that answered ("/api/objects/upload/:token"),
 * or a page of this site. Never the path as it was sent: it may hold a secret, or what somebody typed.
 */
export function loggedRoute(context: Context): string {
  const pattern = routePath(context);
  return pattern.endsWith('*') ? (context.get('pageName') ?? pattern) : pattern;
}
