/** Merges identical requests in flight into one (CALL-03). */
export interface Merging {
  /** `key` null is never merged. `start` receives a signal that aborts when all callers have aborted. */
  run<Result>(
    key: string | null,
    start: (signal: AbortSignal) => Promise<Result>,
    aborted: Result,
    signal?: AbortSignal,
  ): Promise<Result>;
}

interface Flight {
  readonly promise: Promise<unknown>;
  readonly controller: AbortController;
  callers: number;
}

export function createMerging(): Merging {
  const flights = new Map<string, Flight>();
  return {
    run(key, start, aborted, signal) {
      if (signal?.aborted) return Promise.resolve(aborted);
      let flight = key === null ? undefined : flights.get(key);
      if (!flight) {
        const controller = new AbortController();
        const promise = start(controller.signal).finally(() => {
          if (key !== null && flights.get(key) === flight) flights.delete(key);
        });
        flight = { promise, controller, callers: 0 };
        if (key !== null) flights.set(key, flight);
      }
      const shared = flight;
      shared.callers += 1;
      // Equal keys mean the same call and data, hence the same result type.
      const result = shared.promise as ReturnType<typeof start>;
      if (!signal) return result;
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          shared.callers -= 1;
          if (shared.callers === 0) {
            if (key !== null && flights.get(key) === shared) flights.delete(key);
            shared.controller.abort();
          }
          resolve(aborted);
        };
        signal.addEventListener('abort', leave, { once: true });
        result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      });
    },
  };
}
