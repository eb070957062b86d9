import { Hono } from 'hono';
import type { NetworkSize } from '#site/network-size.ts';
import type { Site } from '#site/site.ts';

/** GET /api/site: the public part of the configuration, and the size of the network. */
export function siteApi(site: Site, countNetwork: () => Promise<NetworkSize | undefined>): Hono {
  return new Hono().get('/', async (context) => {
    const network = await countNetwork();
    // Without the size it is an answer for now, and no page made of it is kept.
    context.header('Cache-Control', network ? 'no-cache' : 'no-store');
    return context.json({ ...site, network });
  });
}
