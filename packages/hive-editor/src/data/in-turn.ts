/**
 * Returns a function that runs `work` now, or once more when the current run has ended, however often it was called in the meantime. For
 * reloads: a second request at once would be merged with the first (CALL-03), whose reply may be older than the reason for the second.
 */
export function inTurn(work: () => Promise<unknown>): () => Promise<void> {
  let isRunning = false;
  let isAsked = false;
  return async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isAsked) {
        isAsked = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  };
}
