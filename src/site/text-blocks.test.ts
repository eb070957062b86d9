import { describe, expect, test } from 'vitest';
import { isHeading, textBlocks } from './text-blocks.ts';

describe('headings of a plain text', () => {
  test.each([
    ['REFUND POLICY', true],
    ['POLÍTICA DE REEMBOLSOS', true],
    ['¿QUIÉN PUEDE PRESENTAR UNA QUEJA?', true],
    ['LEVEL 1: 30 DAYS', true],
    ['PHC AND DPO', true],
    ['PHC Y DPO.', false],
    ['ABCDEFGHIJ', false],
    ['ABCDEFGHIJK', true],
    ['Refund Policy of the Clinic', false],
    ['POLÍTICA DE REEMBOLSOs', false],
    ['POLíTICA DE REEMBOLSOS', false],
    ['(305) 555-0100, 2026', false],
    ['   ', false],
  ])('%j: %s', (paragraph, expected) => {
    expect(isHeading(paragraph)).toBe(expected);
  });
});

test('a text falls into headings, paragraphs and lists at its blank lines', () => {
  expect(
    textBlocks('HOW TO ASK FOR IT\n\nWrite to us.\n\n- Your name\n- The reason\n\n\nWe answer.\n'),
  ).toEqual([
    { kind: 'heading', text: 'HOW TO ASK FOR IT' },
    { kind: 'paragraph', text: 'Write to us.' },
    { kind: 'list', items: ['Your name', 'The reason'] },
    { kind: 'paragraph', text: 'We answer.' },
  ]);
});

test('a dash inside a paragraph makes no list', () => {
  expect(textBlocks('Monday to Friday\n- except holidays')).toEqual([
    { kind: 'paragraph', text: 'Monday to Friday\n- except holidays' },
  ]);
});
