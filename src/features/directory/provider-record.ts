/** Fields that are yes, no or unknown. */
export const ANSWER_FIELDS = [
  'certified',
  'acceptingNewPatients',
  'panelA',
  'panelB',
  'panelC',
  'panelD',
  'panelF',
  'panelH',
  'panelI',
  'panelJ',
] as const;

export type ProviderAnswers = Record<(typeof ANSWER_FIELDS)[number], boolean | null>;

/** A provider before it has a row: what a file or the demonstration data say. Null is unknown. */
export type ProviderRecord = ProviderAnswers & {
  npi: string | null;
  center: string;
  doctor: string;
  /** Spanish name of the specialty, as stored. */
  specialty: string;
  address: string;
  suite: string | null;
  city: string;
  county: string;
  zipCode: string;
  phone: string | null;
  fax: string | null;
  email: string | null;
  /** English language names. */
  languages: string[] | null;
  ages: string | null;
  planId: string | null;
  /** "YYYY-MM-DD". */
  dateAdded: string | null;
  sourceKey: string;
};

export type ProviderRecordField = keyof ProviderRecord;

/** Every field of a record, in the order of the table's columns. */
export const PROVIDER_RECORD_FIELDS = [
  'npi',
  'center',
  'doctor',
  'specialty',
  'address',
  'suite',
  'city',
  'county',
  'zipCode',
  'phone',
  'fax',
  'email',
  'languages',
  ...ANSWER_FIELDS,
  'ages',
  'planId',
  'dateAdded',
  'sourceKey',
] as const satisfies readonly ProviderRecordField[];

/** The answers of a record about which nothing is known. */
export const NO_ANSWERS: ProviderAnswers = {
  certified: null,
  acceptingNewPatients: null,
  panelA: null,
  panelB: null,
  panelC: null,
  panelD: null,
  panelF: null,
  panelH: null,
  panelI: null,
  panelJ: null,
};
