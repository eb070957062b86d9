import type { Locale } from '#i18n/locale.ts';

const TAGS = { en: 'en-US', es: 'es-US' } as const satisfies Record<Locale, string>;

/** BCP 47 tag with region: both languages write numbers and dates as Florida does. */
export type LocaleTag = (typeof TAGS)[Locale];

/**
 * A number as Florida writes it in both languages: 10500 → "10,500". By hand, as money below, because the first number
 * that a browser's own formatter writes costs a phone a tenth of a second during hydration.
 *
 * @param count a whole number, not negative
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Money as visitors read it: 13150 → "$131.50". Both languages use Florida's notation. */
export function formatMoney(cents: number): string {
  return `$${formatCount(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** A clock time on a weekday schedule: 17 * 60 → "5:00 PM", which never breaks over two lines. */
export function formatTimeOfDay(minutesAfterMidnight: number): string {
  const hour = Math.floor(minutesAfterMidnight / 60);
  const minute = String(minutesAfterMidnight % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/** AM and PM as everywhere on the site, where a browser's own Spanish writes them otherwise: "8:27 a. m." → "8:27 AM". */
export function plainDayPeriod(time: string): string {
  return time.replace(/\b([ap])\.?\s?m\b\.?/i, (_, half: string) => `${half.toUpperCase()}M`);
}

const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
} as const satisfies Record<Locale, readonly string[]>;

/**
 * A date without a time: '2026-10-03' → "October 3, 2026", "3 de octubre de 2026". By hand, because it stands in every card of
 * a list, and the first date that a browser's own formatter writes is as slow as the first number.
 *
 * @param date "YYYY-MM-DD"
 */
export function formatDate(date: string, locale: Locale): string {
  const [year = '', month, day] = date.split('-');
  const name = MONTHS[locale][Number(month) - 1];
  return locale === 'en' ? `${name} ${Number(day)}, ${year}` : `${Number(day)} de ${name} de ${year}`;
}

/** The `tel:` address of a number as this site writes it: "(305) 555-0100" → "tel:+13055550100". */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** The tag used for dates and numbers of a language. */
export function localeTag(locale: Locale): LocaleTag {
  return TAGS[locale];
}
