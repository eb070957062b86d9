import { useTranslations } from 'use-intl';
import { useKindName } from '#revisions/panel/use-kind-name.ts';
import type { Section } from './sections.ts';

/** How the panel calls its sections. */
export function useSectionName(): (section: Section) => string {
  const t = useTranslations('admin.frame');
  const nameOf = useKindName();
  return (section) => ('kind' in section ? nameOf(section.kind) : t(section.label));
}
