import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError, StatementError } from './errors.ts';
import type { NumberedRequest, Reply, StoreRequest } from './pglite-protocol.ts';
import { readerOf } from './value-readers.ts';
import { readRows } from './wire-rows.ts';

/** The build puts the worker beside the server's main file. */
const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'pglite-worker.js');

interface Waiting {
  readonly resolve: (rows: readonly unknown[]) => void;
  readonly reject: (error: Error) => void;
}

/** One run of the embedded database's thread; a restart creates another. */
export class PgliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #heard: (channel: string, payload: string) => void;
  #last = 0;
  #gone = false;

  private constructor(worker: Worker, heard: (channel: string, payload: string) => void) {
    this.#worker = worker;
    this.#heard = heard;
  }

  /** Starts the thread on a folder. `heard` receives notifications of listened channels, `died` is called on an unexpected exit. */
  static async start(
    folder: string,
    heard: (channel: string, payload: string) => void,
    died: (reason: Error) => void,
  ): Promise<PgliteThread> {
    const worker = new Worker(workerFile, { workerData: { folder } });
    const thread = new PgliteThread(worker, heard);
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The store's thread ended with ${code} while starting.`)));
      worker.on('message', (reply: Reply) => {
        if (reply.kind === 'ready') resolve();
        else if (reply.kind === 'failed') reject(new Error(reply.message));
        else thread.#take(reply);
      });
    });
    worker.on('error', (error) => thread.#end(error));
    worker.on('exit', () => {
      const expected = thread.#gone;
      thread.#end(new DatabaseUnavailableError('The embedded store has stopped.'));
      if (!expected) died(new DatabaseUnavailableError('The embedded store has stopped.'));
    });
    return thread;
  }

  request(request: StoreRequest): Promise<readonly unknown[]> {
    if (this.#gone) return Promise.reject(new DatabaseUnavailableError('The embedded store is starting again.'));
    this.#last += 1;
    const numbered: NumberedRequest = { number: this.#last, request };
    return new Promise((resolve, reject) => {
      this.#waiting.set(numbered.number, { resolve, reject });
      this.#worker.postMessage(numbered);
    });
  }

  /** Ends the thread at once. Committed data is safe in its write-ahead log. */
  async kill(): Promise<void> {
    this.#end(new DatabaseUnavailableError('The embedded store was stopped.'));
    await this.#worker.terminate();
  }

  #end(reason: Error): void {
    this.#gone = true;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  #take(reply: Exclude<Reply, { kind: 'ready' | 'failed' }>): void {
    if (reply.kind === 'notify') {
      this.#heard(reply.channel, reply.payload);
      return;
    }
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if (reply.kind === 'done')
      waiting?.resolve('raw' in reply ? readRows(reply.raw, reply.columns, readerOf) : reply.rows);
    else waiting?.reject(new StatementError(reply.message, reply.code, reply.constraint));
  }
}
