import { useSyncExternalStore } from 'react';
import { announcementStore } from './announce.ts';

/** The one place from which announcements are read; rendered once in the document, from the start. */
export function LiveRegion() {
  const last = useSyncExternalStore(announcementStore.subscribe, announcementStore.last, () => undefined);
  return (
    <div role="status" className="sr-only print:hidden">
      {last && <p key={last.id}>{last.text}</p>}
    </div>
  );
}
