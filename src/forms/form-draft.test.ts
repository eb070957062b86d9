import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDraft, keyForContent, readDraft, storeDraft, valueToFill } from './form-draft.ts';

afterEach(() => {
  forgetDraft('contact');
  vi.unstubAllGlobals();
});

function storage(takes: () => boolean): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (!takes()) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
}

describe.for([
  ['that keeps', () => storage(() => true)],
  ['that is full', () => storage(() => false)],
  [
    'that is forbidden',
    () => {
      const forbid = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      return { getItem: forbid, setItem: forbid, removeItem: forbid };
    },
  ],
] as const)('with a storage %s', ([, make]) => {
  beforeEach(() => vi.stubGlobal('sessionStorage', make()));

  test('the same content is sent under the same key, other content under another', () => {
    const key = keyForContent('contact', 'Hola');
    expect(keyForContent('contact', 'Hola')).toBe(key);
    expect(keyForContent('contact', 'Otra')).not.toBe(key);
  });

  test('typing goes on under the same key, and what was sent is forgotten', () => {
    const key = keyForContent('contact', 'Hola');
    storeDraft('contact', { values: { message: 'Hola' } });
    expect(keyForContent('contact', 'Hola')).toBe(key);
    expect(readDraft('contact')?.values).toEqual({ message: 'Hola' });
    forgetDraft('contact');
    expect(readDraft('contact')).toBeUndefined();
    expect(keyForContent('contact', 'Hola')).not.toBe(key);
  });
});

test('what storage takes no more is newer than what it holds', () => {
  let hasRoom = true;
  vi.stubGlobal(
    'sessionStorage',
    storage(() => hasRoom),
  );
  storeDraft('contact', { values: { message: 'a' } });
  hasRoom = false;
  storeDraft('contact', { values: { message: 'ab' } });
  expect(readDraft('contact')?.values).toEqual({ message: 'ab' });
  hasRoom = true;
  storeDraft('contact', { values: { message: 'abc' } });
  expect(readDraft('contact')?.values).toEqual({ message: 'abc' });
});

describe('what anybody may have written into storage', () => {
  let kept: string | null = null;
  beforeEach(() =>
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => (key === 'form-contact' ? kept : null),
      removeItem: () => {},
    }),
  );

  test.for([
    ['{"values":{"message":"Hola"}}'],
    ['{"values":{},"filled":{"from":"calculator","values":{"county":"Lee"}}}'],
  ])('a draft as this form keeps it is read: %s', ([text = '']) => {
    kept = text;
    expect(readDraft('contact')).toEqual(JSON.parse(text));
    expect(readDraft('recommendation')).toBeUndefined();
  });

  test.for([
    ['null'],
    ['7'],
    ['{}'],
    ['{"values":null}'],
    ['{"values":{"message":7}}'],
    ['{"values":{},"filled":null}'],
    ['{"values":{},"filled":{"from":7,"values":{}}}'],
    ['{"values":{},"filled":{"from":"calculator"}}'],
    ['{"values":{},"filled":{"from":"calculator","values":{"county":[]}}}'],
  ])('anything else is none: %s', ([text = '']) => {
    kept = text;
    expect(readDraft('contact')).toBeUndefined();
  });
});

const untouched = { wished: 'Broward', current: '', initial: '', filledBefore: undefined, isDirty: false };

test.for([
  ['an untouched field is filled', {}, 'Broward'],
  ['one that was filled before follows', { current: 'Miami-Dade', filledBefore: 'Miami-Dade' }, 'Broward'],
  ['and is emptied when nothing is known any more', { wished: '', current: 'A', filledBefore: 'A' }, ''],
  ['it then begins anew', { wished: '', current: '2', initial: '1', filledBefore: '2' }, '1'],
  ['what was typed stays', { current: 'Palm Beach', isDirty: true }, undefined],
  ['what was typed over a filled one stays', { current: 'B', filledBefore: 'A', isDirty: true }, undefined],
  ['what an earlier visit left stays', { current: 'Palm Beach' }, undefined],
  ['the first value stays where it was chosen', { current: '1', initial: '1', isDirty: true }, undefined],
  ['what is not wished for stays', { wished: undefined, current: 'A', filledBefore: 'A' }, undefined],
] as const)('%s', ([, changed, expected]) => {
  expect(valueToFill({ ...untouched, ...changed })).toBe(expected);
});
