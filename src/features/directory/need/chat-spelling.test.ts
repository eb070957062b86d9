import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { readWords } from './read-words.server.ts';
import { readWordLists } from './word-lists.server.ts';

const CHAT_ENGLISH = readWordLists('chat.en').list('chat');
const CHAT_SPANISH = readWordLists('chat.es').list('chat');
const plain = (text: string, locale: Locale) => readWords(text, locale).plain;

describe('chat spelling is written out', () => {
  test.each<[Locale, string, string]>([
    ['en', 'do yall take ppl w diabetes n asthma', 'do you take people with diabetes and asthma'],
    ['en', 'ur a lifesaver, ur office is great', 'you are a lifesaver your office is great'],
    [
      'en',
      'gotta cancel, hubby got a diff job 2 wks ago',
      'have to cancel husband got a different job 2 weeks ago',
    ],
    ['en', 'im w/o ins til tmrw', 'im without insurance until tomorrow'],
    ['en', 'are you guys open fri?', 'are you open friday'],
    ['en', 'is it freeee??', 'is it free'],
    ['es', 'kiero aser una sita asta el biernes', 'quiero hacer una cita hasta el viernes'],
    ['es', 'donde keda la d orlando', 'donde queda la de orlando'],
    ['es', 'ay dentistas x aki?', 'hay dentistas por aqui'],
    ['es', 'ay es q no entiendo', 'ay es que no entiendo'],
    ['es', 'nesesito sabel cuanto bale pa mi mujel', 'necesito sabel cuanto vale para mi mujer'],
    ['es', 'a q ora sierran, tan abiertos el savado?', 'a que hora cierran estan abiertos el sabado'],
    ['es', 'es tan caro', 'es tan caro'],
    ['es', 'tengo 48 a~os', 'tengo 48 anos'],
  ])('%s: %s', (locale, typed, meant) => {
    expect(plain(typed, locale)).toBe(meant);
    expect(readWords(typed, locale === 'en' ? 'es' : 'en').locale).toBe(locale);
  });

  test('letters that name something stay letters', () => {
    expect(plain('whats in panels b, c, d and f', 'en')).toBe('what is in panels b c d and f');
    expect(plain('que traen los paneles b, c, d y f', 'es')).toBe('que traen los paneles b c d y f');
    expect(plain('vitamina d para los rayos x', 'es')).toBe('vitamina d para los rayos x');
    expect(plain('is 1250 w 49 st apt 4 yours', 'en')).toBe('is 1250 w 49 st apt 4 yours');
  });
});

describe.each([
  ['en', CHAT_ENGLISH],
  ['es', CHAT_SPANISH],
] as const)('the table in %s', (_, table) => {
  const lines = table.trim().split('\n');

  test('has one meaning for each typed word', () => {
    const typed = lines.flatMap((line) => (line.split(': ')[1] ?? '').split(', '));
    expect(typed.filter((word, at) => typed.indexOf(word) !== at)).toEqual([]);
    expect(typed.filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([]);
  });
});

test('what is written out stays as it is when read again', () => {
  const words = [CHAT_ENGLISH, CHAT_SPANISH].flatMap((table) => table.match(/[a-z0-9]+/g) ?? []);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words), { maxLength: 8 }),
      fc.constantFrom('en', 'es'),
      (list, locale) => {
        expect(plain(list.join(' '), locale as Locale)).not.toMatch(/\s\s|^\s|\s$/);
      },
    ),
  );
});
