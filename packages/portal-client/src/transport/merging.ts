/** Identical requests in flight become one (CALL-03). */
export interface Merging {
  /** `key` null: never merged. `start` gets a signal that aborts when every caller has gone. */
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
      // The same key is the same call with the same data, so that it has the same result.
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
