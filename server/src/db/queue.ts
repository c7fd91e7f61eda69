/** Runs one task at a time, in order of arrival, so that a busy caller cannot starve others. */
export class FairQueue {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#taken) await new Promise<void>((go) => this.#waiting.push(go));
    this.#taken = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#taken = false;
    }
  }
}
