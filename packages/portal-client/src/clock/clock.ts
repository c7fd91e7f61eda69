/** The current time and timers; injected so that tests never wait. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs once after `milliseconds`; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Runs repeatedly, each time `milliseconds` after the previous run; the returned function stops it. */
export function every(clock: Clock, milliseconds: number, run: () => void): () => void {
  let cancel = (): void => {};
  let stopped = false;
  const arm = (): void => {
    cancel = clock.after(milliseconds, () => {
      run();
      if (!stopped) arm();
    });
  };
  arm();
  return () => {
    stopped = true;
    cancel();
  };
}

/** Resolves after `milliseconds`, or immediately when `signal` aborts. */
export function pause(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds <= 0 || signal?.aborted) return resolve();
    const cancel = clock.after(milliseconds, resolve);
    signal?.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
}

/**
 * Returns a pause of `base × factor^attempt`, shortened at random by at most one factor: each pause is at least as long as the one
 * before could be, and browsers that failed together do not all send again together. `attempt` counts from 0.
 */
export function growingPause(random: () => number, base: number, factor: number, attempt: number): number {
  return base * factor ** (attempt - 1 + random());
}

/** Returns a random pause between 0 and `base × factor^attempt`, at most `longest` (full jitter). `attempt` counts from 0. */
export function fullJitter(
  random: () => number,
  base: number,
  factor: number,
  attempt: number,
  longest = Number.POSITIVE_INFINITY,
): number {
  return random() * Math.min(longest, base * factor ** attempt);
}
