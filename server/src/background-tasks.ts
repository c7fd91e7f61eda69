import type { FastifyBaseLogger } from 'fastify';
import type { Reporter } from './reporting/reporter.ts';

/** Background work, finished before the process ends. Kept off the response path so that timing reveals nothing. */
export class BackgroundTasks {
  readonly #log: FastifyBaseLogger;
  readonly #reporter: Pick<Reporter, 'failed'>;
  readonly #running = new Set<Promise<void>>();

  constructor(log: FastifyBaseLogger, reporter: Pick<Reporter, 'failed'>) {
    this.#log = log;
    this.#reporter = reporter;
  }

  run(what: string, work: () => Promise<void>): void {
    const running: Promise<void> = work()
      .catch((error: unknown) => {
        this.#log.error({ err: error, what }, 'a background task failed');
        this.#reporter.failed(error, { source: 'background', path: what });
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async settle(): Promise<void> {
    await Promise.all(this.#running);
  }
}
