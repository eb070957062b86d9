/*
 * Numbers as people spell them, lower case and without accents. "Once" is left out: it is another word in English.
 * "One" and "un" are left as words, which mostly mean something else.
 */

/** Twenty, thirty … ninety: a unit may follow. */
export const TENS: ReadonlyMap<string, number> = valuesOf(
  [20, 'twenty twnty'],
  [30, 'thirty thirthy treinta trenta'],
  [40, 'forty fourty cuarenta'],
  [50, 'fifty cincuenta sincuenta'],
  [60, 'sixty sesenta'],
  [70, 'seventy setenta'],
  [80, 'eighty ochenta'],
  [90, 'ninety noventa'],
);

/** The units that may follow a ten. */
export const UNITS: ReadonlyMap<string, number> = valuesOf(
  [1, 'one uno un'],
  [2, 'two dos'],
  [3, 'three tres'],
  [4, 'four cuatro'],
  [5, 'five cinco'],
  [6, 'six seis'],
  [7, 'seven siete'],
  [8, 'eight ocho'],
  [9, 'nine nueve'],
);

/** Numbers that stand for themselves. */
export const WHOLE_NUMBERS: ReadonlyMap<string, number> = valuesOf(
  [0, 'zero cero'],
  [10, 'ten diez'],
  [11, 'eleven'],
  [12, 'twelve doce'],
  [13, 'thirteen trece'],
  [14, 'fourteen catorce'],
  [15, 'fifteen quince'],
  [16, 'sixteen dieciseis'],
  [17, 'seventeen diecisiete'],
  [18, 'eighteen dieciocho'],
  [19, 'nineteen diecinueve'],
  [20, 'veinte'],
  [21, 'veintiuno veintiun'],
  [22, 'veintidos'],
  [23, 'veintitres'],
  [24, 'veinticuatro'],
  [25, 'veinticinco'],
  [26, 'veintiseis'],
  [27, 'veintisiete'],
  [28, 'veintiocho'],
  [29, 'veintinueve'],
);

function valuesOf(...rows: readonly (readonly [number, string])[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));
}
