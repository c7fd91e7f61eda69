import { DatabaseUnavailableError, DeadlineError } from './errors.ts';

/** Tasks that wait at most. Each is a call or job; more would only wait for clients that have gone. */
const mostWaiting = 1_000;

/** Runs one task at a time, in order of arrival, so that a busy caller cannot starve others. */
export class FairQueue {
  readonly #waiting: (() => void)[] = [];
  readonly #most: number;
  readonly #now: () => number;
  #taken = false;

  constructor(most = mostWaiting, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
  }

  /**
   * Runs `work` in its turn. A task that waited longer than `longestWait` milliseconds is not started, because its client has given up:
   * throws `DeadlineError`. Throws `DatabaseUnavailableError` at once if too many tasks wait. `isAhead`: runs it
   * before all waiting tasks.
   */
  async run<T>(work: () => Promise<T>, longestWait = Number.POSITIVE_INFINITY, isAhead = false): Promise<T> {
    if (this.#taken) {
      if (!isAhead && this.#waiting.length >= this.#most)
        throw new DatabaseUnavailableError('Too many tasks wait for the store.');
      const since = this.#now();
      await new Promise<void>((go) => (isAhead ? this.#waiting.unshift(go) : this.#waiting.push(go)));
      if (this.#now() - since > longestWait) {
        this.#pass();
        throw new DeadlineError(longestWait);
      }
    }
    this.#taken = true;
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  #pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}
