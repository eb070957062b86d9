/*
 * Everything that can be wrong with an import: the errors that end it, and what is found about single rows, in the words
 * of the operator's report.
 */

/** An import cannot begin: the file, its columns or an option do not do. The message is for the operator. */
export class UnusableImport extends Error {}

/** The last step of an import, its commit, failed: whether the database carried it out is not known. */
export class ImportInDoubt extends Error {}

/** Why a row is not accepted, in the words of the operator's report. */
const REASONS = {
  'columns.count':
    'has more cells than the header, or lacks needed ones: a delimiter or a quotation mark is missing',
  required: 'is required',
  placeholder: 'stands for "not known", and this field is required',
  'name.placeholder': 'is not the name of anybody: write the name, or leave the row out',
  'text.lettersLost': 'has lost letters in another program: save it there as "CSV UTF-8", or write them here',
  'text.encodedTwice': 'was encoded twice ("JosÃ©" for "José"): write it as it is meant',
  'text.spreadsheetError': 'is an error of the spreadsheet, not a value: correct its formula',
  'number.exponent':
    'lost its last digits in a spreadsheet: give the column the format "Text" or "0" there, and save again',
  tooLong: 'is longer than 200 characters',
  'npi.invalid': 'is not a valid NPI (ten digits with a check digit)',
  'specialty.unknown':
    'is not one of the 24 specialties: write one of them, several with a semicolon between, or translate it with --values',
  'state.notFlorida': 'is not Florida: leave such rows out with --state FL',
  'zipCode.format': 'is not a ZIP code',
  'zipCode.notInFlorida':
    'is not a ZIP code of Florida: correct it if the place is in Florida, else leave the row out',
  'county.unknown': 'is not a county of Florida',
  'phone.invalid':
    'is not a number that can be dialled (ten digits; area code and the next three begin with 2 to 9): correct it, or empty the cell',
  'email.invalid': 'is not an e-mail address',
  'languages.unknown': 'is not a known language (translate it with --values)',
  'languages.notNamed': 'does not say which languages: write their names',
  'answer.unknown': 'is neither yes nor no: write yes or no, or leave the cell empty',
  'merge.contradiction':
    'is not what another row of the same provider and place says: write the right one into both rows, or correct the NPI or the address of the row that is about another',
  'merge.twoAddresses':
    'is a second address of the same NPI, center, ZIP code and telephone number: write the right one into both rows, or import with --several-places if the provider is at both',
  'listDate.invalid':
    'is not a date up to today: write YYYY-MM-DD or, month first, MM/DD/YYYY, or empty the cell',
  'date.invalid': 'is not a date: write YYYY-MM-DD or, month first, MM/DD/YYYY',
} as const;

/** Worth a look, but the row is accepted. */
const WARNINGS = {
  'county.differsFromZip': 'is not the county where most of the ZIP code lies; kept as written',
  'columns.missing': 'has fewer cells than the header; those at its end are taken as empty',
  'specialty.listedUnder': 'is not quite the same; listed there',
  'name.partLeftOut': 'says nothing and is left out of the name',
  'name.looksUnknown': 'may mean that the name is not known; kept as a name',
  'text.markupLeftOut': 'has HTML tags, which are left out',
  'answer.leftOpen': 'does not tell of this place; kept as not known',
  'phone.moreDropped': 'has a second number or other words behind the first number; only that one is kept',
  'merge.otherKept': 'is not what another row of the same provider and place says; that one is kept',
  'phone.extensionDropped': 'has an extension, which is left out',
} as const;

const DESCRIPTIONS = new Map<string, string>([...Object.entries(REASONS), ...Object.entries(WARNINGS)]);

export type RejectionKey = keyof typeof REASONS;
export type WarningKey = keyof typeof WARNINGS;

/** One thing about one cell, by the name of its field; 'row' where no single cell is at fault. */
export type RowFinding<Key extends string = RejectionKey | WarningKey> = {
  field: string;
  key: Key;
  value: string;
  /** What another row of the file says instead. */
  other?: { line: number; value: string };
};

/** The finding as a sentence: `zipCode "30096" is not a ZIP code of Florida`. */
export function describeFinding(finding: RowFinding): string {
  return `${describeValue(finding)} ${describeKey(finding.key)}`;
}

/** The value that a finding is about, with its field: `zipCode "30096"`. */
export function describeValue({ field, value, other }: RowFinding): string {
  const shown = value === '' ? '' : ` ${quoted(value)}`;
  const beside = other === undefined ? '' : ` (line ${other.line}: ${quoted(other.value)})`;
  return `${field}${shown}${beside}`;
}

function quoted(value: string): string {
  return `"${value.length > 80 ? `${value.slice(0, 80)}…` : value}"`;
}

/** What a key means, without a value. */
export function describeKey(key: string): string {
  return DESCRIPTIONS.get(key) ?? key;
}
