/** A statement that the database refused, the same for both kinds of database. `code` is the SQLSTATE. */
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

/** The transaction exceeded its deadline; it is rolled back, at the latest when its statement returns. */
export class DeadlineError extends Error {
  constructor(milliseconds: number) {
    super(`The transaction took longer than its deadline of ${milliseconds} ms.`);
    this.name = 'DeadlineError';
  }
}

/** The database cannot be reached. Nothing was changed. */
export class DatabaseUnavailableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseUnavailableError';
  }
}

/** The database cannot be migrated by this build; the message is for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** serialization_failure, deadlock_detected, admin_shutdown: the transaction can be run again. */
const retryable = new Set(['40001', '40P01', '57P01']);

export function isRetryable(error: unknown): boolean {
  return error instanceof StatementError && retryable.has(error.code);
}
