/** PING-05: measurements per reported average. */
export const drawTests = 100;

export interface DrawSpeedSettings {
  /** Milliseconds, on the same clock as `at`. */
  readonly now: () => number;
  /** Calls back after the next paint. */
  readonly painted: (done: () => void) => void;
  /** A hidden page does not paint. */
  readonly hidden: () => boolean;
  /** The average of the last hundred measurements, in milliseconds. */
  readonly report: (average: number) => void;
}

/** PING-05, 500057: measures the time from a key or press to the next paint, one at a time, and reports the average of each hundred. */
export function createDrawSpeed({ now, painted, hidden, report }: DrawSpeedSettings) {
  let sum = 0;
  let count = 0;
  let busy = false;
  let spoilt = false;
  return {
    /** A key or press happened at this time. */
    test(at: number): void {
      if (busy || hidden()) return;
      busy = true;
      spoilt = false;
      painted(() => {
        busy = false;
        if (spoilt || hidden()) return;
        sum += Math.max(0, now() - at);
        count += 1;
        if (count < drawTests) return;
        const average = sum / count;
        sum = 0;
        count = 0;
        report(average);
      });
    },
    /** The page was hidden or shown, which invalidates the measurement under way. */
    interrupted(): void {
      spoilt = true;
    },
  };
}
