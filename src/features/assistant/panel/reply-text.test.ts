import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMERGENCY_NUMBERS } from '#site/emergency-numbers.ts';
import { emergencyNumbers, nameInList, phoneParts, replyAsText, replyBlocks } from './reply-text.ts';

test('an answer falls into paragraphs, lists and links', () => {
  const text =
    'Two offices.\nBoth open at 8.\n\nIn short:\n- Miami\n- Orlando\n\n[Offices](/en#locations)\n[Quote [new]](/en/quote?age=31-45)';
  expect(replyBlocks(text)).toEqual([
    { kind: 'paragraph', lines: ['Two offices.', 'Both open at 8.'] },
    { kind: 'paragraph', lines: ['In short:'] },
    { kind: 'list', items: ['Miami', 'Orlando'] },
    {
      kind: 'links',
      links: [
        { label: 'Offices', href: '/en#locations' },
        { label: 'Quote [new]', href: '/en/quote?age=31-45' },
      ],
    },
  ]);
});

test.each([
  '[x](https://example.com/en)',
  '[x](//example.com)',
  '[x](/\\example.com)',
  '[x](/en\\..\\example)',
  '[x](javascript:alert(1))',
  '[x](/api/site)',
  '[x](/english)',
  '[x](/en/a b)',
  '[](/en/quote)',
  '<a href="/en">x</a>',
  '<script>alert(1)</script>',
])('%s is text', (line) => {
  expect(replyBlocks(line)).toEqual([{ kind: 'paragraph', lines: [line] }]);
});

test('whatever is answered, every word of it is shown, and links stay on this site', () => {
  const lines = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('', '- a', '[a](/es/quote)', '[a](//b.c)', '[a](/en/../../x)')),
  );
  fc.assert(
    fc.property(lines, (parts) => {
      const shown = replyBlocks(parts.join('\n')).flatMap((block) => {
        if (block.kind === 'paragraph') return block.lines;
        if (block.kind === 'list') return block.items;
        for (const { href } of block.links) expect(new URL(href, 'https://own.test').host).toBe('own.test');
        return block.links.map(({ label }) => label);
      });
      expect(shown.every((line) => line !== '' || parts.some((part) => part.trim() === '-'))).toBe(true);
      expect(shown.length).toBe(
        parts
          .join('\n')
          .split(/\r?\n/)
          .filter((line) => line.trim() !== '').length,
      );
    }),
  );
});

test('a text to keep has whole addresses, and only links are rewritten', () => {
  expect(replyAsText('Two:\n- one\n\n[Quote](/en/quote)\n[x](//example.com)', 'https://own.test')).toBe(
    'Two:\n- one\n\nQuote: https://own.test/en/quote\n[x](//example.com)',
  );
});

test.each([
  ['Ana Ruiz (pediatrics), (305) 555-0100', 'Ana Ruiz'],
  ['Ana Ruiz, Hialeah, (305) 555-0100', 'Ana Ruiz'],
  ['Miami-Dade (305) 555-0100', ''],
  ['Ana Ruiz (pediatrics)', ''],
])('%s names %j', (item, name) => {
  expect(nameInList(item)).toEqual([name, item.slice(name.length)]);
});

test('the numbers that help at any hour can be called, wherever an answer names them', () => {
  for (const number of Object.values(EMERGENCY_NUMBERS)) {
    expect(phoneParts(`Call ${number}, day and night.`, true)).toEqual([
      { text: 'Call ', isPhone: false },
      { text: number, isPhone: true },
      { text: ', day and night.', isPhone: false },
    ]);
    expect(emergencyNumbers(`Call ${number}.`)).toEqual([number]);
  }
  expect(phoneParts('Poison Control: 1-800-222-1222', false).at(-1)?.isPhone).toBe(true);
});

test('phone numbers can be called, the short ones where 911 is named as a phone', () => {
  const line = 'Call 911, or (305) 555-0100 after 9:11.';
  const phones = (isEmergency: boolean) =>
    phoneParts(line, isEmergency)
      .filter(({ isPhone }) => isPhone)
      .map(({ text }) => text);
  expect(phones(false)).toEqual(['(305) 555-0100']);
  expect(phones(true)).toEqual(['911', '(305) 555-0100']);
  expect(
    phoneParts(line, true)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line);
  expect(emergencyNumbers('988 or 911, 988 again, not 9110')).toEqual(['988', '911']);
});
