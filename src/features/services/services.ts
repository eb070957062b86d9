import type { ServiceName } from '#features/services/service-icon.tsx';
import type { AccentColor } from '#ui/brand.tsx';

/**
 * One service card (docs/product/records.md). Its words are the messages `services.<id>.…`: title, description,
 * expandedDescription and one fact to know. `icon` and `color` are names; the drawings and the palette have tables.
 */
export type Service = {
  id: ServiceName;
  icon: ServiceName;
  color: AccentColor;
  /** The directory's specialty with which to look for a doctor; absent where there is no single one. */
  specialty?: string;
};

/** The id of a service's card, which in an address opens its dialog. */
export function servicePlace({ id }: Service): string {
  return `service-${id}`;
}

/** The nine services in the order of docs/product/home.md, Services. */
export const SERVICES: readonly Service[] = [
  { id: 'generalMedicine', icon: 'generalMedicine', color: 'blue', specialty: 'General Medicine' },
  { id: 'pediatric', icon: 'pediatric', color: 'teal', specialty: 'Pediatrics' },
  { id: 'specialists', icon: 'specialists', color: 'pink' },
  { id: 'womensHealth', icon: 'womensHealth', color: 'pink', specialty: 'Gynecology' },
  { id: 'pharmacy', icon: 'pharmacy', color: 'blue', specialty: 'Pharmacy' },
  { id: 'laboratory', icon: 'laboratory', color: 'teal' },
  { id: 'dental', icon: 'dental', color: 'teal', specialty: 'Dental' },
  { id: 'vision', icon: 'vision', color: 'green', specialty: 'Optometry' },
  { id: 'diagnostics', icon: 'diagnostics', color: 'blue', specialty: 'Diagnostics' },
];
