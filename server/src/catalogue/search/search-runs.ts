import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { SearchEngine } from './search-engine.ts';
import type {
  BuildMessage,
  Ranked,
  SearchRequest,
  SearchResponse,
  ThreadMessage,
  ThreadReply,
} from './search-messages.ts';

/** One index of one version of the catalogue. */
export interface SearchRun {
  /** Resolves once everything sent is processed; after `built`, once the index is ready. */
  build(message: BuildMessage): Promise<void>;
  /** `ranked`: for whom to rank; null for a visitor. */
  search(request: Omit<SearchRequest, 'ranked'>, ranked: Ranked | null): Promise<SearchResponse>;
  stop(): Promise<void>;
}

/** For catalogues that the browsers hold themselves: few requests, each of which takes a few milliseconds. */
export function runInProcess(parts: number): SearchRun {
  const engine = new SearchEngine(parts);
  return {
    build: async (message) => engine.build(message),
    async search(request, ranked) {
      if (ranked) engine.rank(ranked);
      return engine.search({ ...request, ranked });
    },
    stop: async () => {},
  };
}

/** The build puts the worker beside the server's main file. */
const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'search-worker.js');
/** Limit on a thread's objects in MiB: 1,000,000 parts need about half of it. Numbers in arrays come on top: about 250 bytes for each part. */
const memoryFor = (parts: number) => 512 + Math.ceil(parts / 1_000) * 2;
/** Accounts whose ranking this side assumes the thread has cached: fewer than its own limit, so that it never lacks one. */
const mostRanked = 20;

/** For catalogues that only the server holds. If the thread dies, every open request fails and `ended` is called. */
export function runInThread(parts: number, ended: (error: Error) => void): SearchRun {
  const worker = new Worker(workerFile, {
    workerData: { parts },
    resourceLimits: { maxOldGenerationSizeMb: memoryFor(parts) },
  });
  const open = new Map<number, { resolve(response: SearchResponse): void; reject(error: Error): void }>();
  const ranked = new Map<string, number>();
  let last = 0;
  let gone: Error | null = null;
  let whenBuilt: (() => void) | null = null;
  const failAll = (error: Error) => {
    gone ??= error;
    for (const { reject } of open.values()) reject(gone);
    open.clear();
  };
  const send = (message: ThreadMessage) => worker.postMessage(message);
  const built = new Promise<void>((resolve, reject) => {
    whenBuilt = resolve;
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The search has stopped.')));
  });
  // `build` awaits it. If the thread ends later, this must not count as an unhandled rejection.
  built.catch(() => {});
  worker.on('message', (reply: ThreadReply) => {
    if (reply.kind === 'built') return whenBuilt?.();
    const waiting = open.get(reply.number);
    open.delete(reply.number);
    if (reply.kind === 'response') waiting?.resolve(reply.response);
    else waiting?.reject(new Error(reply.message));
  });
  worker.on('error', (error) => {
    failAll(error instanceof Error ? error : new Error(String(error)));
    ended(gone ?? new Error('The search has stopped.'));
  });
  worker.on('exit', () => failAll(new Error('The search has stopped.')));

  function rank(each: Ranked): void {
    if (ranked.get(each.accode) !== each.stamp) send({ kind: 'rank', ranked: each });
    ranked.delete(each.accode);
    ranked.set(each.accode, each.stamp);
    const [oldest] = ranked.keys();
    if (ranked.size > mostRanked && oldest !== undefined) ranked.delete(oldest);
  }
  return {
    async build(message) {
      if (gone) throw gone;
      send(message);
      if (message.kind === 'built') await built;
    },
    search(request, forAccount) {
      if (gone) return Promise.reject(gone);
      if (forAccount) rank(forAccount);
      last += 1;
      const number = last;
      return new Promise((resolve, reject) => {
        open.set(number, { resolve, reject });
        send({ kind: 'request', number, request: { ...request, ranked: forAccount } });
      });
    },
    async stop() {
      await worker.terminate();
    },
  };
}
