/**
 * Asks so that of each kind only the newest question matters: while one is being answered, the next waits, and one that a newer question
 * replaces resolves to null.
 */
export function createAskNewest<Kind>() {
  const busy = new Set<Kind>();
  const next = new Map<Kind, { readonly start: () => void; readonly skip: (answer: null) => void }>();
  return <Answer>(kind: Kind, ask: () => Promise<Answer | null>): Promise<Answer | null> =>
    new Promise((resolve) => {
      const start = (): void => {
        busy.add(kind);
        void ask().then((answer) => {
          busy.delete(kind);
          const waiting = next.get(kind);
          next.delete(kind);
          waiting?.start();
          // A newer request is waiting, so this answer is no longer needed.
          resolve(waiting ? null : answer);
        });
      };
      if (!busy.has(kind)) return start();
      next.get(kind)?.skip(null);
      next.set(kind, { start, skip: resolve });
    });
}
