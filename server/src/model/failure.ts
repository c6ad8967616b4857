// The one error that stops a command: a stable code, one line of what happened, one line of what to do.

/** `usage` → exit 2, `unavailable` → exit 3, `incomplete` → exit 4, `cancelled` → exit 130. */
export type FailureKind = 'usage' | 'unavailable' | 'incomplete' | 'cancelled';

export class Failure extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly advice: string;

  constructor(kind: FailureKind, code: string, message: string, advice: string) {
    super(message);
    this.name = 'Failure';
    this.kind = kind;
    this.code = code;
    this.advice = advice;
  }
}
