export interface HowSent {
  /** The page is being left, and the request must outlive it. */
  readonly keepalive?: boolean;
}
type Send<Result> = (how: HowSent) => Promise<Result>;

export interface ChangeQueue {
  /** Sends it after all that came before. `about`: what it changes; of two about the same the later one is all that counts. */
  add<Result>(about: string, send: Send<Result>): Promise<Result>;
  /** Resolves when all changes so far have been sent. */
  settled(): Promise<unknown>;
}

/**
 * Sends changes one after another. When the page is left, its open requests are lost, so unfinished changes are sent once more with `keepalive`.
 * Each change must have the same effect when it is sent twice.
 */
export function createChangeQueue(page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): ChangeQueue {
  let last: Promise<unknown> = Promise.resolve();
  const waiting = new Map<string, Send<unknown>>();
  const leave = (): void => {
    for (const send of waiting.values()) void send({ keepalive: true });
  };
  return {
    add(about, send) {
      if (waiting.size === 0) page.addEventListener('pagehide', leave);
      // In the order of the last of each.
      waiting.delete(about);
      waiting.set(about, send);
      const done = last.then(() => send({}));
      last = done
        .catch(() => {})
        .then(() => {
          if (waiting.get(about) === send) waiting.delete(about);
          if (waiting.size === 0) page.removeEventListener('pagehide', leave);
        });
      return done;
    },
    settled: () => last,
  };
}
