import { floridaDay } from '#i18n/florida-day.ts';
import type { KindPanel } from '#revisions/panel/kind-panel.ts';
import { EMPTY_OFFICE, type OfficeBody, withoutPastClosures } from '../office.ts';
import { OfficeFields } from './office-fields.tsx';
import { useOfficeWords } from './office-words.ts';

/** 'Oficina': phones, addresses, hours and holidays, as the site shows them (docs/product/office.md). */
const panel: KindPanel<OfficeBody> = {
  initial: EMPTY_OFFICE,
  goOnWith: (body) => withoutPastClosures(body, floridaDay(new Date())),
  useWords: useOfficeWords,
  Fields: OfficeFields,
};

export default panel;
