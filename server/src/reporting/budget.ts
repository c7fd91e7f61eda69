import type { Clock } from '../clock.ts';

const minute = 60_000;

interface Wanted {
  readonly most: number;
  readonly amount?: number;
}

/** Rate limit per name and minute, so that one noisy source is dropped without silencing the others. */
export class Budget {
  readonly #clock: Clock;
  readonly #counts = new Map<string, number>();
  #windowStart = 0;
  #shed = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Takes an amount, usually 1, from each name's allowance (`most`) for this minute. Returns false and takes nothing if one is used up.
   * `lost` is called in the next minute with the number dropped.
   */
  take(wanted: Readonly<Record<string, Wanted>>, lost: (shed: number) => void): boolean {
    this.#turn(lost);
    const names = Object.entries(wanted);
    const used = (name: string) => this.#counts.get(name) ?? 0;
    if (names.some(([name, { most, amount = 1 }]) => used(name) + amount > most)) {
      this.#shed += 1;
      return false;
    }
    for (const [name, { amount = 1 }] of names) this.#counts.set(name, used(name) + amount);
    return true;
  }

  #turn(lost: (shed: number) => void): void {
    const now = this.#clock.now().getTime();
    if (now - this.#windowStart < minute) return;
    if (this.#shed > 0) lost(this.#shed);
    this.#windowStart = now;
    this.#shed = 0;
    // Names include IP addresses, which must not be stored for longer.
    this.#counts.clear();
  }
}
