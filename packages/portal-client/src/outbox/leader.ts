/** The part of Web Locks that is needed. */
export interface Locks {
  request(name: string, options: { signal?: AbortSignal }, callback: () => Promise<void>): Promise<unknown>;
}

/** What browsers give, or null where there are no locks (then every tab sends, and the server tells doubles apart). */
export function browserLocks(): Locks | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
}

/** Waits to be the one tab that sends; `onLead` runs when it is. The answer gives the lead up, or stops waiting. */
export function seekLead(name: string, locks: Locks | null, onLead: () => void): () => void {
  if (!locks) {
    onLead();
    return () => {};
  }
  const waiting = new AbortController();
  let release = (): void => {};
  let over = false;
  const held = (): Promise<void> =>
    new Promise((resolve) => {
      release = resolve;
      if (over) resolve();
      else onLead();
    });
  locks.request(name, { signal: waiting.signal }, held).catch(() => {
    // Called off while waiting, or a browser that refuses locks here: the second must not keep anything from being sent.
    if (!over) onLead();
  });
  return () => {
    over = true;
    release();
    waiting.abort();
  };
}
