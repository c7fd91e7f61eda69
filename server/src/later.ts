import type { FastifyBaseLogger } from 'fastify';
import type { Reporter } from './reporting/reporter.ts';

/** Work that an answer does not wait for: how long it takes tells a stranger nothing. It is finished before the process ends. */
export class Later {
  readonly #log: FastifyBaseLogger;
  readonly #reporter: Pick<Reporter, 'failed'>;
  readonly #running = new Set<Promise<void>>();

  constructor(log: FastifyBaseLogger, reporter: Pick<Reporter, 'failed'>) {
    this.#log = log;
    this.#reporter = reporter;
  }

  do(what: string, work: () => Promise<void>): void {
    const running: Promise<void> = work()
      .catch((error: unknown) => {
        this.#log.error({ err: error, what }, 'what was to be done later failed');
        this.#reporter.failed(error, { source: 'later', path: what });
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async settle(): Promise<void> {
    await Promise.all(this.#running);
  }
}
