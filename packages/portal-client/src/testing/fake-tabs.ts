import type { Locks } from '../outbox/leader.ts';
import type { PageEvents } from '../outbox/page-events.ts';
import type { Channel } from '../outbox/wire.ts';

/** A browser's locks and channels, shared by the tabs of a test. */
export interface FakeBrowser {
  readonly locks: Locks;
  channel(): Channel;
}

export function createFakeBrowser(): FakeBrowser {
  const queues = new Map<string, (() => Promise<unknown>)[]>();
  const channels = new Set<Channel>();
  const next = (name: string): void => {
    const run = queues.get(name)?.[0];
    if (!run) return;
    void run().finally(() => {
      queues.get(name)?.shift();
      next(name);
    });
  };
  return {
    locks: {
      request(name, { signal }, callback) {
        return new Promise((resolve, reject) => {
          const queue = queues.get(name) ?? [];
          queues.set(name, queue);
          const run = async (): Promise<void> => {
            if (signal?.aborted) return;
            resolve(await callback());
          };
          signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
          queue.push(run);
          if (queue.length === 1) next(name);
        });
      },
    },
    channel() {
      const channel: Channel = {
        onmessage: null,
        postMessage(message) {
          const copy = structuredClone(message);
          for (const other of channels) {
            if (other !== channel) queueMicrotask(() => other.onmessage?.({ data: copy } as MessageEvent));
          }
        },
        close: () => channels.delete(channel),
      };
      channels.add(channel);
      return channel;
    },
  };
}

export interface FakePage extends PageEvents {
  hide(): void;
  leave(): void;
  online(): void;
  show(): void;
}

export function createFakePage(): FakePage {
  const runs = {
    hide: new Set<() => void>(),
    leave: new Set<() => void>(),
    online: new Set<() => void>(),
    show: new Set<() => void>(),
  };
  const on = (set: Set<() => void>) => (run: () => void) => {
    set.add(run);
    return () => set.delete(run);
  };
  const fire = (set: Set<() => void>) => () => {
    for (const run of set) run();
  };
  return {
    onHidden: on(runs.hide),
    onLeaving: on(runs.leave),
    onOnline: on(runs.online),
    onShown: on(runs.show),
    hide: fire(runs.hide),
    leave: fire(runs.leave),
    online: fire(runs.online),
    show: fire(runs.show),
  };
}
