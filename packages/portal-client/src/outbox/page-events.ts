/** The page events that the outbox needs. */
export interface PageEvents {
  /** The page is hidden but stays open. */
  onHidden(run: () => void): () => void;
  /** The page is closing: its open requests are aborted. */
  onLeaving(run: () => void): () => void;
  onOnline(run: () => void): () => void;
  /** The page is visible again. */
  onShown(run: () => void): () => void;
}

const never = () => () => {};
const none: PageEvents = { onHidden: never, onLeaving: never, onOnline: never, onShown: never };

function listen(target: EventTarget, name: string, run: () => void): () => void {
  target.addEventListener(name, run);
  return () => target.removeEventListener(name, run);
}

export function browserPageEvents(): PageEvents {
  if (typeof window === 'undefined' || typeof document === 'undefined') return none;
  return {
    onHidden: (run) =>
      listen(document, 'visibilitychange', () => {
        if (document.visibilityState === 'hidden') run();
      }),
    onLeaving: (run) => listen(window, 'pagehide', run),
    onOnline: (run) => listen(window, 'online', run),
    onShown(run) {
      const ends = [
        listen(window, 'focus', run),
        listen(window, 'pageshow', run),
        listen(document, 'visibilitychange', () => {
          if (document.visibilityState === 'visible') run();
        }),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
