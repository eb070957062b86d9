/** What a field of a provider may hold. Null is unknown, never "no". */
export type FieldValues = {
  text: string;
  optionalText: string | null;
  /** "YYYY-MM-DD". */
  optionalDay: string | null;
  list: string[];
  optionalList: string[] | null;
  /** Yes or no. */
  answer: boolean | null;
};

type Fields = Readonly<Record<string, keyof FieldValues>>;
type ValuesOf<Given extends Fields> = { -readonly [Field in keyof Given]: FieldValues[Given[Field]] };

/**
 * A provider's fields are listed here and nowhere else, each with what it holds; the table `providers` has a column of
 * the same name for each. From this list follow the columns that a search reads, the shape of the API's answer and how
 * pages read it, what an import has to fill in, and the demonstration data.
 *
 * These fields everybody may see, in the order of the API's answer.
 */
export const SHOWN_FIELDS = {
  doctor: 'text',
  /** Spanish name, as stored: the first of `specialties`. */
  specialty: 'text',
  specialties: 'list',
  center: 'text',
  address: 'text',
  suite: 'optionalText',
  city: 'text',
  county: 'text',
  zipCode: 'text',
  phone: 'optionalText',
  fax: 'optionalText',
  /** English language names. */
  languages: 'optionalList',
  certified: 'answer',
  acceptingNewPatients: 'answer',
  /** Of the newest list that has the row as it is. */
  listDate: 'optionalDay',
  /** `PROVIDER_PLANS` that members may come with; made of `planId`, which is not published. */
  plans: 'optionalList',
  /** Letters of the preventive panels that are known to be done here. */
  panels: 'optionalList',
  /** Ages served as the source words them. */
  ages: 'optionalText',
} as const satisfies Fields;

/** Stored, and never published. */
const KEPT_FIELDS = {
  npi: 'optionalText',
  /** `specialties` without the first. */
  otherSpecialties: 'list',
  email: 'optionalText',
  panelA: 'answer',
  panelB: 'answer',
  panelC: 'answer',
  panelD: 'answer',
  panelF: 'answer',
  panelH: 'answer',
  panelI: 'answer',
  panelJ: 'answer',
  planId: 'optionalText',
  dateAdded: 'optionalDay',
  /** Identity of the row in its source. */
  sourceKey: 'text',
} as const satisfies Fields;

const FIELDS = { ...SHOWN_FIELDS, ...KEPT_FIELDS };
/** The database makes them of other fields. */
const COMPUTED_FIELDS = ['specialties', 'plans', 'panels'] as const satisfies (keyof typeof FIELDS)[];
type ComputedField = (typeof COMPUTED_FIELDS)[number];

/** What everybody may see of a provider. */
export type ShownFields = ValuesOf<typeof SHOWN_FIELDS>;

/** A provider before it has a row: what a file or the demonstration data say. */
export type ProviderRecord = Omit<ValuesOf<typeof FIELDS>, ComputedField>;

export type ProviderRecordField = keyof ProviderRecord;
type FieldHolding<Kind> = {
  [Field in ProviderRecordField]: (typeof FIELDS)[Field] extends Kind ? Field : never;
}[ProviderRecordField];

/** Every field of a record. */
export const PROVIDER_RECORD_FIELDS = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter(
  (field): field is ProviderRecordField => !COMPUTED_FIELDS.some((computed) => computed === field),
);

/** Every field of an answer: what is shown, and what only a row has. */
export const PROVIDER_SUMMARY_FIELDS = [
  'id',
  ...(Object.keys(SHOWN_FIELDS) as (keyof ShownFields)[]),
  'isDemo',
] as const;

/** Fields that are yes, no or unknown. */
export const ANSWER_FIELDS = PROVIDER_RECORD_FIELDS.filter(
  (field): field is FieldHolding<'answer'> => FIELDS[field] === 'answer',
);

export type ProviderAnswers = Pick<ProviderRecord, FieldHolding<'answer'>>;

const UNKNOWN_FIELDS = PROVIDER_RECORD_FIELDS.filter(
  (field): field is Exclude<ProviderRecordField, FieldHolding<'text' | 'list'>> =>
    FIELDS[field] !== 'text' && FIELDS[field] !== 'list',
);

/** A record of which nothing is known that need not be. */
export const NOTHING_KNOWN = Object.fromEntries(UNKNOWN_FIELDS.map((field) => [field, null])) as Record<
  (typeof UNKNOWN_FIELDS)[number],
  null
>;
