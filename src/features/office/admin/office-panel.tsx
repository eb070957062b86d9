import { floridaDay } from '#i18n/florida-day.ts';
import { KindPage, type KindPageProps } from '#revisions/panel/kind-page.tsx';
import type { KindPanel } from '#revisions/panel/kind-panel.ts';
import {
  EMPTY_OFFICE,
  newOfficeSchema,
  type OfficeBody,
  officeSchema,
  withoutPastClosures,
} from '../office.ts';
import { OfficeFields } from './office-fields.tsx';
import { useOfficeWords } from './office-words.ts';

const panel: KindPanel<OfficeBody> = {
  kind: { name: 'office', schema: officeSchema, schemaOfNew: newOfficeSchema },
  initial: EMPTY_OFFICE,
  goOnWith: (body) => withoutPastClosures(body, floridaDay(new Date())),
  useWords: useOfficeWords,
  Fields: OfficeFields,
};

/** 'Oficina': phones, addresses, hours and holidays, as the site shows them (docs/product/office.md). */
export default function OfficePanel(props: KindPageProps) {
  return <KindPage {...props} panel={panel} />;
}
