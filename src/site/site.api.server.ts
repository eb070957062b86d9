import { Hono } from 'hono';
import type { NetworkSize } from '#site/network-size.ts';
import type { ReadSite } from '#site/site-reader.server.ts';

/** GET /api/site: what is public of the configuration, what is in force of the office, and the size of the network. */
export function siteApi(readSite: ReadSite, countNetwork: () => Promise<NetworkSize | undefined>): Hono {
  return new Hono().get('/', async (context) => {
    const [site, network] = await Promise.all([readSite(), countNetwork()]);
    // Without the size it is an answer for now, and no page made of it is kept.
    context.header('Cache-Control', network ? 'no-cache' : 'no-store');
    return context.json({ ...site, network });
  });
}
