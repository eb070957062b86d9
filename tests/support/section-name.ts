import adminWords from '#features/admin/messages/es.ts';
import type { Section } from '#features/admin/sections.ts';
import { KINDS } from '#revisions/all-kinds.ts';

/** How the panel's menu calls sections. */
export function sectionNames(sections: readonly Section[]): Promise<string[]> {
  return Promise.all(
    sections.map(async (section) => {
      if ('label' in section) return adminWords.frame[section.label];
      const kind = KINDS.find(({ name }) => name === section.kind);
      return (await kind?.words())?.default.kindName ?? '';
    }),
  );
}
