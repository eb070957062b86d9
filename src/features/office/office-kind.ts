import { defineKind } from '#revisions/define-kind.ts';
import { newOfficeSchema, officeSchema } from './office.ts';
import { officeFacts } from './office-facts.ts';

/** The office as a kind of content with versions: there is one of it. */
export const officeKind = defineKind({
  name: 'office',
  words: () => import('./admin/messages/es.ts'),
  panel: () => import('./admin/office-panel.ts'),
  schema: officeSchema,
  schemaOfNew: newOfficeSchema,
  right: 'office',
  isOnly: true,
  onSite: (body, { configured, now }) => officeFacts(configured, body, now),
});
