import { ConfigError } from '../config.ts';
import { databaseMessages } from '../messages/database.ts';
import { asCaller } from './as-caller.ts';
import type { Database, Sql, Transaction, TransactionOptions } from './database.ts';
import { defaultDeadline } from './database.ts';
import { DatabaseUnavailableError, DeadlineError } from './errors.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { insideTransaction, refuseInsideTransaction } from './inside.ts';
import { Listeners } from './listeners.ts';
import { PgliteThread } from './pglite-thread.ts';
import { FairQueue } from './queue.ts';

/** Milliseconds that a statement may run beyond its transaction's deadline before the thread is restarted. */
const graceAfterDeadline = 5_000;

/** The embedded database: one folder, one thread, one transaction at a time. */
export class PgliteDatabase implements Database {
  readonly kind = 'pglite';
  readonly #folder: string;
  readonly #lock: FolderLock;
  readonly #queue = new FairQueue();
  readonly #listeners = new Listeners();
  #thread: Promise<PgliteThread>;
  #closing = false;

  private constructor(folder: string, lock: FolderLock) {
    this.#folder = folder;
    this.#lock = lock;
    this.#thread = this.#start();
  }

  static async open(folder: string): Promise<PgliteDatabase> {
    const lock = lockFolder(folder);
    try {
      const database = new PgliteDatabase(folder, lock);
      await database.#thread;
      if (!lock.isHeld()) throw new ConfigError(databaseMessages.folderTaken(folder));
      return database;
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  readonly ahead: Pick<Database, 'query'> = {
    query: <Row>(statement: Sql) => this.#queue.run(() => this.#single<Row>(statement), defaultDeadline, true),
  };

  query<Row = Record<string, unknown>>(statement: Sql): Promise<Row[]> {
    refuseInsideTransaction();
    return this.#queue.run(() => this.#single<Row>(statement), defaultDeadline);
  }

  async #single<Row>({ text, values }: Sql): Promise<Row[]> {
    const thread = await this.#thread;
    const reply = thread.request({ kind: 'query', text, values, begin: null });
    return (await this.#within(defaultDeadline, thread, reply)) as Row[];
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    refuseInsideTransaction();
    return this.#queue.run(() => insideTransaction(() => this.#attempt(work, options)), defaultDeadline);
  }

  async #attempt<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions): Promise<T> {
    const { deadline = defaultDeadline, accounts } = options;
    const beginning = `BEGIN${asCaller(accounts)}`;
    const thread = await this.#thread;
    let begun = false;
    let over = false;
    const tx: Transaction = {
      query: async <Row>(statement: Sql) => {
        if (over) throw new DeadlineError(deadline);
        const begin = begun ? null : beginning;
        begun = true;
        const { text, values } = statement;
        return (await thread.request({ kind: 'query', text, values, begin })) as Row[];
      },
    };
    try {
      const result = await this.#within(deadline, thread, work(tx));
      if (begun) await this.#within(deadline, thread, thread.request({ kind: 'commit' }));
      return result;
    } catch (error) {
      over = true;
      if (begun) await this.#within(deadline, thread, thread.request({ kind: 'rollback' })).catch(() => undefined);
      throw error;
    }
  }

  /** Rejects at the deadline. If the thread is stuck in a statement, it is restarted. */
  async #within<T>(deadline: number, thread: PgliteThread, work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DeadlineError(deadline)), deadline);
    });
    try {
      return await Promise.race([work, late]);
    } catch (error) {
      if (error instanceof DeadlineError) this.#watch(thread);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #watch(thread: PgliteThread): void {
    const timer = setTimeout(() => {
      if (!this.#closing) this.#thread = thread.kill().then(() => this.#start());
    }, graceAfterDeadline);
    thread
      .request({ kind: 'query', text: 'SELECT 1', values: [], begin: null })
      .catch(() => undefined)
      .finally(() => clearTimeout(timer));
  }

  async script(text: string): Promise<void> {
    refuseInsideTransaction();
    await this.#queue.run(async () => (await this.#thread).request({ kind: 'script', text }));
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> {
    if (this.#listeners.add(channel, heard)) {
      await this.#queue.run(async () => (await this.#thread).request({ kind: 'listen', channel }));
    }
    return async () => this.#listeners.remove(channel, heard);
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#queue.run(async () => {
      const thread = await this.#thread;
      await thread.request({ kind: 'close' }).catch(() => undefined);
      await thread.kill();
    });
    this.#lock.release();
  }

  async #start(): Promise<PgliteThread> {
    const thread = await PgliteThread.start(
      this.#folder,
      (channel, payload) => this.#listeners.hear(channel, payload),
      () => {
        if (!this.#closing) this.#thread = this.#start();
      },
    );
    for (const channel of this.#listeners.channels) await thread.request({ kind: 'listen', channel });
    if (this.#closing) throw new DatabaseUnavailableError('The store is closing.');
    return thread;
  }
}
