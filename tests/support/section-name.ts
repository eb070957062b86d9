import adminWords from '#features/admin/messages/es.ts';
import type { Section } from '#features/admin/sections.ts';
import revisionWords from '#revisions/messages/es.ts';

/** How the panel's menu calls a section. */
export function sectionName(section: Section): string {
  if ('label' in section) return adminWords.frame[section.label];
  return new Map<string, string>(Object.entries(revisionWords.kinds)).get(section.kind) ?? '';
}
