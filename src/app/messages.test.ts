import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { SEARCH_PROBLEM_KEYS } from '#features/directory/search/search-providers.ts';
import { LOCALES } from '#i18n/locale.ts';
import { loadAllMessages } from '../../tests/support/all-messages.ts';
import { flatMessages } from '../../tests/support/flat-messages.ts';

/** Names of the values and tags that an ICU message takes: "{count, plural, …} <b>x</b>" → ["<b>", "count"]. */
function takenValues(text: string): string[] {
  const names = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(parse(text));
  return [...names].sort();
}

const english = await flatMessages('en');
const spanish = await flatMessages('es');

/** Messages that are rightly the same in both languages: names, acronyms, and words both languages share. */
const SAME_IN_BOTH = new Set([
  'recommend.failed.title',
  'site.phones.miamiDade',
  'site.phones.tty',
  'site.phones.fax',
  'directory.card.fax',
  'shell.footer.rights',
  'shell.refusedTitle',
  'directory.form.plan',
  'directory.card.plans',
  'provider.fields.plans',
  'quote.basicInfo.individual',
  'quote.planTypes.individual',
]);

const inEnglish = await loadAllMessages('en');
const inSpanish = await loadAllMessages('es');
/** The administration's: both languages name one catalog. */
const SPANISH_ONLY = Object.entries(inEnglish).flatMap(([feature, words]) =>
  Object.values<object>(inSpanish).includes(words) ? feature : [],
);

describe('messages', () => {
  test('both languages have the same keys', () => {
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('a translation takes the same values and tags', () => {
    for (const [key, text] of english) {
      expect([key, takenValues(spanish.get(key) ?? '')]).toEqual([key, takenValues(text)]);
    }
  });

  test('nothing is left in English or empty', () => {
    const suspicious = [...english].filter(
      ([key, text]) =>
        spanish.get(key)?.trim() === '' || (spanish.get(key) === text && !isSharedText(key, text)),
    );
    expect(suspicious).toEqual([]);
  });

  test('every problem that the search can report has words in both languages', () => {
    for (const key of SEARCH_PROBLEM_KEYS) {
      for (const locale of LOCALES) {
        const texts = locale === 'en' ? english : spanish;
        expect(texts.get(`directory.problems.${key}`), `${locale} ${key}`).toBeTruthy();
      }
    }
  });
});

function isSharedText(key: string, text: string): boolean {
  if (SPANISH_ONLY.some((feature) => key.startsWith(`${feature}.`))) return true;
  return SAME_IN_BOTH.has(key) || !/[a-z]{3}/.test(text.replace(/\{[^}]*\}/g, ''));
}
