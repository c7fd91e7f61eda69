import type { SelectorSource, SelectorTrade } from '@portal/portal-widgets';

/** Rows that come into sight within so many milliseconds are asked for together; those gone again by then are not. */
const gather = 80;
const largestBatch = 100;
const loading: SelectorTrade = { state: 'loading', price: null, stock: null };
const failed: SelectorTrade = { state: 'failed', price: null, stock: null };

export interface TradeDesk extends Pick<SelectorSource, 'trade' | 'subscribe'> {
  close(): void;
}

/** Price and stock of the parts in sight. `ask` answers those it knows, null where the call failed: they are asked again when next seen. */
export function createTradeDesk(
  ask: (codes: readonly string[]) => Promise<ReadonlyMap<string, SelectorTrade> | null>,
): TradeDesk {
  const trades = new Map<string, SelectorTrade>();
  const watched = new Map<string, Set<() => void>>();
  const onItsWay = new Set<string>();
  let queued = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (codes: readonly string[], answer: ReadonlyMap<string, SelectorTrade> | null): void => {
    for (const code of codes) {
      onItsWay.delete(code);
      trades.set(code, answer?.get(code) ?? failed);
      for (const listener of [...(watched.get(code) ?? [])]) listener();
    }
  };
  const send = (): void => {
    timer = undefined;
    const codes = [...queued].filter((code) => watched.has(code));
    queued = new Set();
    for (let from = 0; from < codes.length; from += largestBatch) {
      const some = codes.slice(from, from + largestBatch);
      for (const code of some) onItsWay.add(code);
      ask(some).then(
        (answer) => settle(some, answer),
        () => settle(some, null),
      );
    }
  };

  return {
    trade: (code) => trades.get(code) ?? loading,
    subscribe(code, listener) {
      const listeners = watched.get(code) ?? new Set();
      watched.set(code, listeners.add(listener));
      if (trades.get(code)?.state !== 'known' && !onItsWay.has(code)) {
        queued.add(code);
        timer ??= setTimeout(send, gather);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && watched.get(code) === listeners) watched.delete(code);
      };
    },
    close: () => clearTimeout(timer),
  };
}
