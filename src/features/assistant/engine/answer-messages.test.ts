import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import type { MessageTree } from '#i18n/messages.ts';

/* The messages of all answers: both languages have the same keys and values, and nothing is left in English. */

const MODULES = import.meta.glob<{ default: MessageTree }>('../**/messages/*.ts', { eager: true });
const FOLDERS = Object.keys(MODULES).filter((path) => path.endsWith('/en.ts'));

/** Texts that are rightly alike: names, and words that both languages share. */
const ALIKE = /^[^a-z]*$|^\{\w+\}$/;

function texts(tree: MessageTree | undefined, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree ?? {}).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...texts(value, `${prefix}${key}.`)],
    ),
  );
}

/** What a message takes: values that it shows, and counts and choices by which it only chooses its words. */
function takenValues(text: string): { shown: string[]; all: string[] } {
  const [shown, all] = [new Set<string>(), new Set<string>()];
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      all.add(element.value);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        for (const option of Object.values(element.options)) visit(option.value);
      } else shown.add(element.value);
    }
  };
  visit(parse(text));
  return { shown: [...shown].sort(), all: [...all].sort() };
}

describe.each(FOLDERS)('%s', (path) => {
  const english = texts(MODULES[path]?.default);
  const spanish = texts(MODULES[path.replace(/en\.ts$/, 'es.ts')]?.default);

  test('both languages have the same keys', () => {
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('a translation shows the same values, and takes no others', () => {
    for (const [key, text] of english) {
      const [wanted, found] = [takenValues(text), takenValues(spanish.get(key) ?? '')];
      expect([key, found.shown]).toEqual([key, wanted.shown]);
      expect([key, found.all.filter((name) => !wanted.all.includes(name))]).toEqual([key, []]);
    }
  });

  test('nothing is empty or left in English', () => {
    const left = [...english].filter(([key, text]) => {
      const translated = spanish.get(key)?.trim();
      return translated === '' || (translated === text && !ALIKE.test(text.replace(/\{[^{}]*\}/g, '')));
    });
    expect(left).toEqual([]);
  });
});

test('there are words of several topics', () => {
  expect(FOLDERS.length).toBeGreaterThan(3);
});
