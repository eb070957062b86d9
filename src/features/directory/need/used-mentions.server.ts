import { isIn } from './doctor-words.server.ts';
import type { Mention } from './find-specialty.server.ts';
import type { MarkedTokens } from './marked-tokens.ts';
import type { NeedSlots } from './need-slots.server.ts';
import type { Reading } from './read-message.server.ts';

/** Where any trouble may be what is examined or what medicine is for: "sonograma de embarazo", "pastillas de la presión". */
const FOR_ANYTHING: ReadonlySet<string> = new Set(['Diagnostics', 'Pharmacy']);

/**
 * The specialty that is looked for; a child beside a trouble made it a pediatrician's. A part of the body beside it says
 * where: "mole on my back", "x-ray of my foot".
 */
export function isUsed(mention: Mention, { specialty }: NeedSlots, { mentions, words }: Reading): boolean {
  if ('missing' in mention) return false;
  if (mention.specialty === specialty) return true;
  if (specialty === 'Pediatrics' && mentions.some(({ isChild }) => isChild)) return true;
  if (specialty === undefined || mention.certainty !== 'topic' || mention.isChild) return false;
  const isPart = words.all
    .slice(mention.from, mention.to)
    .every((word) => isIn('parts of the body', word) || isIn('fillers', word));
  return (
    (isPart || FOR_ANYTHING.has(specialty)) &&
    mentions.some((other) => isBesideOf(mention, other, specialty, words))
  );
}

function isBesideOf(mention: Mention, other: Mention, specialty: string, { all }: MarkedTokens): boolean {
  if ('missing' in other || other.specialty !== specialty) return false;
  const [first, second] = mention.from < other.from ? [mention, other] : [other, mention];
  return all
    .slice(first.to, second.from)
    .every((word) => isIn('between', word) || isIn('joining a part', word));
}
