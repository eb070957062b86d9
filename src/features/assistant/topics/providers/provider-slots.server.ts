import type { DirectoryFilters, FilterName } from '#features/directory/directory-filters.ts';
import type { NeedSlots } from '#features/directory/need/need-slots.server.ts';
import {
  type SearchProvidersRequest,
  searchProvidersRequest,
} from '#features/directory/search/search-providers.ts';

/** The slots of a provider search: whom somebody is looking for, as far as the conversation has said. */
export type ProviderSlots = NeedSlots & {
  /** "Is my doctor in your network": the name has to be asked for. */
  lacksName?: boolean;
  /** Results that were shown already. */
  shown: number;
};

/** "Does dr garcia take new patients?": it is said of him, and filters nobody. */
export function asksOfNamed({ doctor, asides }: ProviderSlots): boolean {
  return doctor !== undefined && asides.includes('newPatients');
}

/** The directory's page with the filters set: "/providers?specialty=Cardiology&county=Broward". */
export function directoryAddress(filters: DirectoryFilters): string {
  const parameters = new URLSearchParams(filters);
  return parameters.size > 0 ? `/providers?${parameters}` : '/providers';
}

/** The request that the directory's page makes for the same filters. */
export function searchRequest(filters: DirectoryFilters, limit: number): SearchProvidersRequest {
  const acceptingNewPatients = filters.acceptingNewPatients && true;
  return searchProvidersRequest.parse({ ...filters, acceptingNewPatients, limit });
}

/** The same slots without some filters. */
export function withoutFilters(slots: ProviderSlots, names: readonly FilterName[]): ProviderSlots {
  const { specialty, doctor, place, language, acceptingNewPatients, ...rest } = slots;
  const keeps = (name: FilterName) => !names.includes(name);
  const kept = Object.fromEntries(Object.entries(place ?? {}).filter(([name]) => keeps(name as FilterName)));
  return {
    ...rest,
    ...(specialty && keeps('specialty') && { specialty }),
    ...(doctor && keeps('doctor') && { doctor }),
    ...(Object.keys(kept).length > 0 && { place: kept }),
    ...(language && keeps('languages') && { language }),
    ...(acceptingNewPatients && keeps('acceptingNewPatients') && { acceptingNewPatients }),
  };
}

/** The slots with what the next message adds: new filters replace old ones of their kind. */
export function updateProviderSlots(before: ProviderSlots, change: ProviderSlots): ProviderSlots {
  // What was concluded is said once.
  const { lacksPlace: _p, lacksName: _n, missing: _m, isConcluded: _c, isTrouble: _t, ...kept } = before;
  const merged: ProviderSlots = { ...kept, ...change, shown: 0 };
  if (change.specialty || change.missing) {
    if (!change.alsoSpecialty) delete merged.alsoSpecialty;
    // "and a dentist" after "dr garcia, cardiologist" is somebody else; "the cardiologist" after "dr garcia" is he.
    if (before.specialty && !change.doctor) delete merged.doctor;
    if (!change.specialty) delete merged.specialty;
  }
  if (change.lacksPlace) delete merged.place;
  if ((change.place || change.lacksPlace) && !change.alsoPlace) delete merged.alsoPlace;
  // Another name may belong to another specialty.
  if (change.doctor && before.doctor !== undefined && !change.specialty) {
    delete merged.specialty;
  }
  return merged;
}
