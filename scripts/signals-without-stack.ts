import type { Plugin } from 'vite';

const REACT_DOM = /\/react-dom-client\.production\.js$/;
/** React's signals to itself: errors made once, while its file runs, and known by identity ever after. */
const SIGNAL = /^(.*\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/gm;
const EXPECTED = 5;

/**
 * Vite plugin of the production build: makes React's signals errors without a stack, which nobody reads. A browser
 * that is being inspected notes where each new error came from, and for that reads all of React over again, twice, in
 * the moment in which the page is taken over (docs/decisions/0006-first-load.md).
 */
export function signalsWithoutStack(): Plugin {
  return {
    name: 'signals-without-stack',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: REACT_DOM },
      handler(code) {
        return withoutStacks(code);
      },
    },
  };
}

/**
 * @param code React DOM for browsers, as its package holds it
 * @throws {Error} when it holds another number of signals than the version that was looked at
 */
export function withoutStacks(code: string): string {
  let count = 0;
  const changed = code.replace(SIGNAL, (_, name: string, message: string) => {
    count += 1;
    return `${name}Object.assign(Object.create(Error.prototype), { message: ${message} })`;
  });
  if (count !== EXPECTED)
    throw new Error(`React DOM makes ${count} signals, not ${EXPECTED}: look at them again`);
  return changed;
}
