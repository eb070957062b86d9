import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutStacks } from './signals-without-stack.ts';

const reactDom = readFileSync(
  fileURLToPath(import.meta.resolve('react-dom/package.json')).replace(
    'package.json',
    'cjs/react-dom-client.production.js',
  ),
  'utf8',
);

it('leaves no error in React DOM that is made while its file runs', () => {
  expect(reactDom).toMatch(/SuspenseException = Error\(/);
  expect(withoutStacks(reactDom)).not.toMatch(/Exception = Error\(/);
});

it('wants to be looked at again when React makes another number of them', () => {
  expect(() => withoutStacks('var SuspenseException = Error(formatProdErrorMessage(460));')).toThrow(
    'makes 1 signals, not 5',
  );
});
