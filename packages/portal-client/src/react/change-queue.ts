export interface HowSent {
  /** The page goes, and the request must outlive it. */
  readonly keepalive?: boolean;
}
type Send<Result> = (how: HowSent) => Promise<Result>;

export interface ChangeQueue {
  /** Sends it after all that came before. `about`: what it changes; of two about the same the later one is all that counts. */
  add<Result>(about: string, send: Send<Result>): Promise<Result>;
  /** When everything so far has come to its end. */
  settled(): Promise<unknown>;
}

/**
 * Changes that are sent one after another. A page that goes takes its requests with it, so what is not done by then is sent once more, all at once
 * and as `keepalive`: each must come to the same when it is sent twice.
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
