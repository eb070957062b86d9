import type { ProviderSearchOptions } from '../search/search-providers.ts';

/** The cities that a county has in the directory; all of them without one. */
export function citiesOf(options: ProviderSearchOptions, county: string | undefined): string[] {
  const cities = options.cities.filter((entry) => !county || entry.county === county);
  return [...new Set(cities.map(({ city }) => city))];
}

/** The choices of a filter, and the one of the address when it is another: a county of Florida, a known language. */
export function withCurrent(choices: readonly string[], current: string | undefined): readonly string[] {
  return !current || choices.includes(current) ? choices : [...choices, current];
}

/** In the alphabet of the page's language. */
export function sortedByLabel(choices: { value: string; label: string }[], locale: string) {
  return choices.sort((a, b) => a.label.localeCompare(b.label, locale));
}
