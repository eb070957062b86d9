import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import { benefits } from './content/benefits.ts';
import { company } from './content/company.ts';
import { gaps } from './content/gaps.ts';
import { grievances } from './content/grievances.ts';
import { network } from './content/network.ts';
import { panels } from './content/panels.ts';
import { plans } from './content/plans.ts';
import { privacy } from './content/privacy.ts';
import { refunds } from './content/refunds.ts';
import { toIndexedPassage } from './indexed-passage.ts';
import { createPassageIndex, type PassageIndex } from './passage-index.ts';
import type { PassageSource } from './passage-source.ts';
import { siteTexts } from './site-texts.ts';

/** Everything that the site itself says and families ask about, and what they ask in vain. */
export const PASSAGE_SOURCES: readonly PassageSource[] = [
  ...refunds,
  ...grievances,
  ...benefits,
  ...panels,
  ...plans,
  ...network,
  ...company,
  ...privacy,
  ...gaps,
];

/** An index of the site's own texts in one language, with the operator's facts filled in; no articles yet. */
export function sitePassageIndex(site: Site, locale: Locale): PassageIndex {
  const index = createPassageIndex(locale);
  const read = siteTexts(site, locale);
  for (const source of PASSAGE_SOURCES) index.add(toIndexedPassage(source, read, locale));
  return index;
}
