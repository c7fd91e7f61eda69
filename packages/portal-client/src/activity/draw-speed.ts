/** PING-05: how many times drawing is timed for one figure. */
export const drawTests = 100;

export interface DrawSpeedSettings {
  /** Milliseconds, on the clock of `at`. */
  readonly now: () => number;
  /** Calls back after the next paint. */
  readonly painted: (done: () => void) => void;
  /** A page that is not seen does not paint. */
  readonly hidden: () => boolean;
  /** The average over the last hundred tests, in milliseconds. */
  readonly report: (average: number) => void;
}

/** PING-05, 500057: measures the time from a key or press to the next paint. One test at a time; every hundred tests give one average. */
export function createDrawSpeed({ now, painted, hidden, report }: DrawSpeedSettings) {
  let sum = 0;
  let count = 0;
  let busy = false;
  let spoilt = false;
  return {
    /** Somebody did something at this time. */
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
    /** The page was hidden or shown: what was being timed says nothing of drawing. */
    interrupted(): void {
      spoilt = true;
    },
  };
}
