import type { DirectoryFilters } from '../directory-filters.ts';
import { TYPED_LIMITS, YES } from '../directory-filters.ts';
import type { Language } from '../languages.ts';
import type { Specialty } from '../specialties.ts';
import type { Aside } from './doctor-words.server.ts';
import type { Place } from './find-place.server.ts';
import type { MissingSpecialty } from './specialty-words.server.ts';

/** Whom somebody is looking for, as far as a text says it. */
export type NeedSlots = {
  specialty?: Specialty['en'];
  /** A second specialty that may be meant as well: eye doctors are two. */
  alsoSpecialty?: Specialty['en'];
  /** Asked for, and not among the directory's specialties. */
  missing?: MissingSpecialty;
  /** The specialty was concluded from a part of the body or a trouble. */
  isConcluded?: boolean;
  /** The part of the body hurts, or the like: what it is must not be said. */
  isTrouble?: boolean;
  /** Nothing but a child was spoken of. */
  isForChild?: boolean;
  doctor?: string;
  /** The visitor's own doctor is meant, who is not named: the name has to be asked for. */
  lacksName?: boolean;
  place?: Place;
  /** A second place that was named as well. */
  alsoPlace?: Place;
  language?: Language['en'];
  /** Only those who are known to take new patients. */
  acceptingNewPatients?: boolean;
  /** "Near me", or a place that is not in Florida: the place has to be asked for. */
  lacksPlace?: 'nearMe' | 'elsewhere';
  asides: readonly Aside[];
};

/** The filters of the directory's page, with the values that its own addresses have in both languages. */
export function filtersOf({
  specialty,
  doctor,
  place,
  language,
  acceptingNewPatients,
}: NeedSlots): DirectoryFilters {
  return {
    ...(specialty && { specialty }),
    ...(doctor && { doctor: doctor.slice(0, TYPED_LIMITS.doctor) }),
    ...placeFilters(place),
    ...(language && { languages: language }),
    ...(acceptingNewPatients && { acceptingNewPatients: YES }),
  };
}

/** The same for a place. */
export function placeFilters({ zipCode, county, city }: Place = {}): DirectoryFilters {
  return { ...(zipCode && { zipCode }), ...(county && { county }), ...(city && { city }) };
}
