export interface SendOptions {
  /** The page is closing and the request must outlive it. */
  readonly keepalive?: boolean;
}
type Send<Result> = (how: SendOptions) => Promise<Result>;

export interface ChangeQueue {
  /**
   * Sends the change after all earlier ones. `about` identifies what it changes; when the page closes, only the latest change of each is
   * sent again.
   */
  add<Result>(about: string, send: Send<Result>): Promise<Result>;
  /** Resolves when all changes so far have been sent. */
  settled(): Promise<unknown>;
}

/**
 * Sends changes one after another. Requests are aborted when the page closes, so unfinished changes are then sent again with `keepalive`.
 * Sending a change twice must have the same effect as sending it once.
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
      // Re-inserting keeps them in the order of the latest change.
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
