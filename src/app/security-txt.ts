import { Hono } from 'hono';
import { NotFound } from '#server/errors.ts';

const ADDRESS = '/.well-known/security.txt';
/** RFC 9116, 2.5.5, recommends less than a year. What is written here holds as long as the server runs and is asked. */
const VALID_DAYS = 180;

/**
 * GET /.well-known/security.txt (RFC 9116): where to report a weakness of the site. 404 while no contact is configured.
 *
 * @param contact a mailto: or https: address
 * @param origin the site's public address without a trailing slash
 */
export function securityTxt({ contact, origin }: { contact: string | undefined; origin: string }): Hono {
  return new Hono().get(ADDRESS, (context) => {
    if (contact === undefined) throw new NotFound();
    return context.text(`${fields(contact, origin).join('\n')}\n`, 200, {
      'Cache-Control': 'public, max-age=3600',
    });
  });
}

function fields(contact: string, origin: string): string[] {
  // A web address in it begins with https (2.5.2).
  const canonical = origin.startsWith('https:') ? [`Canonical: ${origin}${ADDRESS}`] : [];
  return [`Contact: ${contact}`, `Expires: ${expiry()}`, 'Preferred-Languages: en, es', ...canonical];
}

/** Midnight, so that whoever reads the file twice a day reads the same. */
function expiry(): string {
  const moment = new Date();
  moment.setUTCDate(moment.getUTCDate() + VALID_DAYS);
  moment.setUTCHours(0, 0, 0, 0);
  return moment.toISOString();
}
