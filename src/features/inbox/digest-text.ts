import type { SubmissionKind } from '#forms/all-forms.ts';
import { floridaTimeOf } from './florida-time.ts';
import words from './messages/es.ts';
import { kindLabel } from './submission-labels.ts';

/** How many forms of one kind a digest reports, and when the first and the last of them came. */
export type DigestedKind = { kind: SubmissionKind; count: number; first: Date; last: Date };

const number = new Intl.NumberFormat('es-US');

/**
 * The departments' mail about forms that came from one network address after the first ones: how many, of which kinds
 * and where they are read. It holds nothing that a visitor wrote.
 *
 * @param origin of the site, for the links into the panel
 */
export function digestText(
  kinds: readonly DigestedKind[],
  origin: string,
): { subject: string; text: string } {
  const { digest, openAllInPanel } = words.mail;
  const total = number.format(kinds.reduce((sum, { count }) => sum + count, 0));
  const times = kinds.flatMap(({ first, last }) => [first.getTime(), last.getTime()]);
  const lines = [
    digest.intro,
    '',
    `${digest.total}: ${total}`,
    `${digest.first}: ${floridaTimeOf(new Date(Math.min(...times)))}`,
    `${digest.last}: ${floridaTimeOf(new Date(Math.max(...times)))}`,
    '',
    ...kinds.flatMap(({ kind, count }) => [
      `${kindLabel(kind)}: ${number.format(count)}`,
      `  ${origin}/admin/inbox?kind=${kind}&state=new`,
    ]),
    '',
    `${openAllInPanel} ${origin}/admin/inbox?state=new`,
    '',
    digest.hint,
  ];
  return { subject: digest.subject.replace('{count}', total), text: `${lines.join('\n')}\n` };
}
