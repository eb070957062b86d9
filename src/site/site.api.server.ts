import { Hono } from 'hono';
import type { Site } from '#site/site.ts';

/** GET /api/site: the public part of the configuration. */
export function siteApi(site: Site): Hono {
  return new Hono().get('/', (context) => context.json(site));
}
