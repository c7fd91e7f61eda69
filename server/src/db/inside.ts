import { AsyncLocalStorage } from 'node:async_hooks';

const transaction = new AsyncLocalStorage<true>();

/** Runs `work` marked as inside a transaction. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return transaction.run(true, work);
}

/** Throws inside a transaction: the embedded database would deadlock, because a transaction may await only itself. */
export function refuseInsideTransaction(): void {
  if (transaction.getStore()) {
    throw new Error('The database was used inside a transaction: use the transaction instead.');
  }
}
