/**
 * Sends requests of which only the newest of each kind matters: one runs at a time and the next waits. A waiting request that a newer one
 * replaces resolves to null, as does one that ends while another waits.
 */
export function createLatestOnly<Kind>() {
  const busy = new Set<Kind>();
  const next = new Map<Kind, { readonly start: () => void; readonly skip: (response: null) => void }>();
  return <Response>(kind: Kind, send: () => Promise<Response | null>): Promise<Response | null> =>
    new Promise((resolve) => {
      const start = (): void => {
        busy.add(kind);
        void send().then((response) => {
          busy.delete(kind);
          const waiting = next.get(kind);
          next.delete(kind);
          waiting?.start();
          // A newer request is waiting, so this response is no longer needed.
          resolve(waiting ? null : response);
        });
      };
      if (!busy.has(kind)) return start();
      next.get(kind)?.skip(null);
      next.set(kind, { start, skip: resolve });
    });
}
