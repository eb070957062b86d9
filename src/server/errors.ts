/**
 * Errors that a verb may throw on purpose. `problem-response.ts` turns them into RFC 9457 problem documents; every
 * other error is a fault of ours and answers 500 without a detail.
 */
export class DomainError extends Error {
  readonly status: number;
  /** Stable name of the problem: "invalid-input". */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
  }
}

/** One field that is wrong: `field` as the payload names it, `key` a message key that pages translate. */
export type FieldProblem = { field: string; key: string };

/** 422: the request was understood but its fields are not acceptable. */
export class InvalidInput extends DomainError {
  readonly fields: readonly FieldProblem[];

  constructor(fields: readonly FieldProblem[]) {
    super(422, 'invalid-input', `Please correct: ${fields.map(({ field }) => inWords(field)).join(', ')}.`);
    this.fields = fields;
  }
}

/** A field's name as a sentence says it: "fullName" is "full name"; a header's name stays as it is. */
function inWords(field: string): string {
  return field.replace(
    /([a-z])([A-Z])/g,
    (_, last: string, first: string) => `${last} ${first.toLowerCase()}`,
  );
}

/** 400: the body is not JSON, or not a JSON object. */
export class MalformedBody extends DomainError {
  constructor() {
    super(400, 'malformed-body', 'The request body must be one JSON object.');
  }
}

/** 400: the connection broke before the body had come whole. Nobody is there to read it. */
export class RequestBrokenOff extends DomainError {
  constructor() {
    super(400, 'broken-off', 'The request did not arrive whole. Please send it again.');
  }
}

/** 413: more bytes than the route accepts. */
export class BodyTooLarge extends DomainError {
  constructor(limitBytes: number) {
    super(413, 'body-too-large', `The request body must be at most ${limitBytes} bytes.`);
  }
}

/** 415: a body in a format that the route does not read. */
export class UnsupportedMediaType extends DomainError {
  /** @param accepted what the route reads */
  constructor(accepted = 'application/json') {
    super(415, 'unsupported-media-type', `Send the request body as ${accepted}.`);
  }
}

/** 404: no such address or thing. */
export class NotFound extends DomainError {
  constructor() {
    super(404, 'not-found', 'There is nothing at this address.');
  }
}

/** 429: the caller asked too often; `retryAfterSeconds` says when to come back. */
export class TooManyRequests extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(429, 'too-many-requests', `Too many requests. Please try again in ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 503: a part that the answer needs (the database) does not answer. */
export class Unavailable extends DomainError {
  constructor() {
    super(503, 'unavailable', 'The service is not available right now. Please try again in a moment.');
  }
}

/** 403: a request that came from another site, or a write with cookies and no sign that it came from ours. */
export class ForeignOrigin extends DomainError {
  constructor() {
    super(403, 'foreign-origin', 'This can only be asked for from a page of this site.');
  }
}

/** 422: the Idempotency-Key has been used for other content. */
export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super(422, 'idempotency-key-reused', 'This Idempotency-Key was used for other content. Send a new one.');
  }
}

/** 401: the request needs an administrator who is signed in. */
export class NotSignedIn extends DomainError {
  constructor() {
    super(401, 'not-signed-in', 'Please sign in.');
  }
}

/** 403: who is signed in may not do this (`rights/can.ts`). In Spanish: the panel shows it. */
export class NotAllowed extends DomainError {
  constructor() {
    super(403, 'not-allowed', 'Su usuario no tiene permiso para esto. Pídalo a quien administra el sitio.');
  }
}

/** 403: the role of whoever is signed in asks for a second factor first. In Spanish: the panel shows it. */
export class SecondFactorNeeded extends DomainError {
  constructor() {
    super(
      403,
      'second-factor-needed',
      'Su rol pide un segundo factor. Actívelo en «Verificación en dos pasos» para seguir.',
    );
  }
}

/** 401: the metrics are behind a token. */
export class MetricsTokenNeeded extends DomainError {
  constructor() {
    super(
      401,
      'metrics-token-needed',
      'The metrics need the token of METRICS_TOKEN, sent as "Authorization: Bearer …".',
    );
  }
}

/** 421: the host that was asked for is not one that the metrics were told. */
export class UnknownHost extends DomainError {
  constructor() {
    super(
      421,
      'unknown-host',
      'The metrics do not answer for this host. They do for localhost, LISTEN_ADDRESS and what METRICS_HOSTS names.',
    );
  }
}

/** 401: the request needs the password once more; who is signed in gave it too long ago. */
export class ProofNeeded extends DomainError {
  constructor() {
    super(401, 'proof-needed', 'Please give your password again.');
  }
}

/** 412: what is to be changed has been changed by somebody else since it was read. */
export class StaleVersion extends DomainError {
  constructor() {
    super(412, 'stale-version', 'Somebody else has changed this in the meantime. Load it again first.');
  }
}

/**
 * A reason why the server cannot start that the person at the keyboard can act on: one paragraph that
 * says what was found, what was expected and what to do. The entry point prints the message alone,
 * without a stack, and ends with exit code 1. It never holds a secret.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
