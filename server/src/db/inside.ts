import { AsyncLocalStorage } from 'node:async_hooks';

const transaction = new AsyncLocalStorage<true>();

/** Runs `work` marked as being inside a transaction. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return transaction.run(true, work);
}

/** The embedded store would wait for itself for good: a transaction may await nothing but itself. */
export function refuseInsideTransaction(): void {
  if (transaction.getStore()) {
    throw new Error('The database was used inside a transaction: use the transaction instead.');
  }
}
