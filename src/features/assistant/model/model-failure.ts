/** What goes wrong between us and the endpoint. */
export type EndpointFault =
  | 'slow'
  | 'unreachable'
  | 'key-refused'
  | 'rate-limited'
  | 'not-served'
  | 'server-error'
  | 'request-refused'
  | 'cut-off'
  | 'malformed';

/** Why an answer that came is not shown. */
export type Withheld =
  | 'not-known'
  | 'refused'
  | 'empty'
  | 'nonsense'
  | 'too-long'
  | 'other-language'
  | 'no-source'
  | 'wrong-citation'
  | 'number'
  | 'time'
  | 'phone'
  | 'name'
  | 'link'
  | 'insurance'
  | 'dosing'
  | 'diagnosis';

/** Why the language model was not asked at all. */
export type NotAsked = 'busy' | 'day-limit' | 'paused';

/** Ends an answer of the language model; the assistant then answers by itself. It never holds content. */
export class ModelFailure extends Error {
  readonly kind: EndpointFault | Withheld | 'visitor-left';

  constructor(kind: ModelFailure['kind']) {
    super(kind);
    this.name = 'ModelFailure';
    this.kind = kind;
  }
}

/**
 * Kinds that say something about the endpoint's health: after some of them in a row it is left alone for a while. A
 * refused request is not among them: some endpoints refuse what a visitor wrote so.
 */
const ENDPOINT_FAULTS: ReadonlySet<string> = new Set<EndpointFault>([
  'slow',
  'unreachable',
  'key-refused',
  'rate-limited',
  'not-served',
  'server-error',
  'cut-off',
  'malformed',
]);

/** Whether the failure is the endpoint's, and not of what it said. */
export function isEndpointFault(kind: ModelFailure['kind']): boolean {
  return ENDPOINT_FAULTS.has(kind);
}
