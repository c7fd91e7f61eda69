import type { Clock } from '../clock.ts';

const minute = 60_000;

/** Counts by name within a minute, so that what is loud is shed and the rest is heard. */
export class Budget {
  readonly #clock: Clock;
  readonly #counts = new Map<string, number>();
  #windowStart = 0;
  #shed = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Takes one of what each name has left in this minute; false, and nothing taken, where one of them has nothing left.
   * `lost` is told how many were shed when the minute after such a one begins.
   */
  take(most: Readonly<Record<string, number>>, lost: (shed: number) => void): boolean {
    this.#turn(lost);
    const names = Object.entries(most);
    if (names.some(([name, number]) => (this.#counts.get(name) ?? 0) >= number)) {
      this.#shed += 1;
      return false;
    }
    for (const [name] of names) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return true;
  }

  #turn(lost: (shed: number) => void): void {
    const now = this.#clock.now().getTime();
    if (now - this.#windowStart < minute) return;
    if (this.#shed > 0) lost(this.#shed);
    this.#windowStart = now;
    this.#shed = 0;
    // Names are addresses, too: nothing is kept of them for longer.
    this.#counts.clear();
  }
}
