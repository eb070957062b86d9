/** Days, months and hours by name, lower case without accents: opening on one of them is a fact as a number is. */
export const CALENDAR_WORDS: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
  sundays lunes martes miercoles jueves viernes sabado sabados domingo domingos weekend weekends holiday holidays
  feriado feriados festivo festivos midnight medianoche noon mediodia
  january february march april june july august september october november december
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`
    .trim()
    .split(/\s+/),
);

/** The weekend in Spanish has no word of its own. */
export const SPANISH_WEEKEND = /\bfin(?:es)? de semana\b/g;
