/** The part of the Web Locks API that is used. */
export interface Locks {
  request(name: string, options: { signal?: AbortSignal }, callback: () => Promise<void>): Promise<unknown>;
}

/** Returns the browser's locks, or null if it has none; then every tab sends, and the server detects duplicates. */
export function browserLocks(): Locks | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
}

/** Waits to become the tab that sends, then calls `onLead`. The returned function gives up the lead or stops waiting. */
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
    // Either cancelled while waiting, or the browser refuses locks; then this tab sends too.
    if (!over) onLead();
  });
  return () => {
    over = true;
    release();
    waiting.abort();
  };
}
