/** Words that stay in capitals: company forms, degrees, compass points, numerals. */
const CAPITALS = new Set(
  (
    'LLC LLP LP PA PLLC PC MD DO DDS DMD OD DPM PT ASC II III IV VI VII NW NE SW SE ' +
    'US USA FL ER HCA BMA FMC RAI VNA'
  ).split(' '),
);

/** Words without a vowel that are abbreviations of ordinary words, not initials. */
const ORDINARY = new Set(
  'ST DR RD LN CT PKWY BLVD HWY PL SQ TRL CTR MT FT JR SR MR MRS MS CYPR STN BCH HLTH LTD BLDG'.split(' '),
);

/** Small words that stay small inside a name, in English and Spanish. */
const SMALL = new Set('of and the at for in on by to de del la las los y'.split(' '));

/**
 * Turns a text that a source wrote in capitals only ("8770 SW 144TH ST", "SUNCOAST CLINIC OF LEE, LLC") into the
 * case that people read ("8770 SW 144th St", "Suncoast Clinic of Lee, LLC"). A text that has any small letter
 * is somebody's choice and comes back as it is.
 */
export function readableCase(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text.replace(/[\p{L}\p{N}'’]+/gu, (word, offset: number) => readableWord(word, offset === 0));
}

function readableWord(word: string, isFirst: boolean): string {
  if (/^\d/.test(word))
    return word.replace(/^(\d+)(ST|ND|RD|TH)$/, (_, n, suffix) => n + suffix.toLowerCase());
  if (word.length === 1 || CAPITALS.has(word)) return word;
  if (!isFirst && SMALL.has(word.toLowerCase())) return word.toLowerCase();
  if (!/[AEIOUYÁÉÍÓÚÜ]/.test(word) && !ORDINARY.has(word)) return word;
  const lower = word.toLowerCase();
  return lower
    .replace(/^\p{L}/u, capital)
    .replace(/^(Mc|O['’]|D['’]|L['’])(\p{L})(?=\p{L}{2})/u, (_, prefix, letter) => prefix + capital(letter));
}

function capital(letter: string): string {
  return letter.toUpperCase();
}
