import type { ChatReply } from '#features/assistant/chat.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Question } from './first-questions.ts';
import { leadsTo } from './links.ts';
import { asserts, mentions } from './mentions.ts';

/** What is wrong with a reply to a question; `isFalse` when it says what no right answer says. */
export type Verdict = { faults: readonly string[]; isFalse: boolean };

/**
 * Holds a reply to what a right answer says, cites and leaves out.
 *
 * @param language the question's, which the reply must have
 */
export function judge(
  { needs, never, cites, declines }: Question,
  reply: ChatReply,
  language: Locale,
): Verdict {
  const said = withoutAddresses(reply.response);
  const asserted = never.filter((mention) => asserts(said, mention));
  const faults = [
    ...needs
      .filter((group) => !group.some((mention) => mentions(said, mention)))
      .map((group) => `does not say ${group.join(' or ')}`),
    ...asserted.map((mention) => `says ${mention}`),
    ...(cites && !declines && !isCited(cites, reply) ? [`does not link to ${cites.join(' or ')}`] : []),
    ...(declines && reply.kind !== 'declined' && reply.kind !== 'unsure' ? ['does not decline'] : []),
    ...(!declines && reply.kind === 'declined' ? ['declines'] : []),
    ...(reply.language === language ? [] : [`is in ${reply.language}`]),
  ];
  return { faults, isFalse: asserted.length > 0 };
}

/** The names of links are said; their addresses are not. */
function withoutAddresses(response: string): string {
  return response.replace(/\]\([^)]*\)/g, ' ');
}

function isCited(cites: readonly string[], { links }: ChatReply): boolean {
  return links.some(({ href }) => cites.some((cited) => leadsTo(href, cited)));
}
