/** A statement that the store refused, alike from both kinds of store. `code` is the SQLSTATE. */
export class StatementError extends Error {
  readonly code: string;
  readonly constraint: string | null;

  constructor(message: string, code: string, constraint: string | null = null) {
    super(message);
    this.name = 'StatementError';
    this.code = code;
    this.constraint = constraint;
  }
}

/** The transaction took longer than its deadline; it was rolled back, or will be when its statement returns. */
export class DeadlineError extends Error {
  constructor(milliseconds: number) {
    super(`The transaction took longer than its deadline of ${milliseconds} ms.`);
    this.name = 'DeadlineError';
  }
}

/** The store cannot be reached at present; nothing was changed. */
export class StoreAwayError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StoreAwayError';
  }
}

/** serialization_failure, deadlock_detected, admin_shutdown: the whole transaction may simply be run again. */
const retryable = new Set(['40001', '40P01', '57P01']);

export function isRetryable(error: unknown): boolean {
  return error instanceof StatementError && retryable.has(error.code);
}
