const MINUTE_MS = 60_000;
const UNITS = [
  { unit: 'day', ms: 24 * 60 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

let format: Intl.RelativeTimeFormat | undefined;

/** How long somebody has been waiting, in the largest whole unit: "hace 2 días", "hace 3 horas", "hace 0 minutos". */
export function waitingTime(since: Date, now: Date): string {
  format ??= new Intl.RelativeTimeFormat('es-US');
  const waited = Math.max(0, now.getTime() - since.getTime());
  const { unit, ms } = UNITS.find((each) => waited >= each.ms) ?? { unit: 'minute', ms: MINUTE_MS };
  return format.format(-Math.floor(waited / ms), unit);
}
