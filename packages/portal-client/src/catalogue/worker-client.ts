import type { CatalogueService } from './catalogue-service.ts';
import { createLatestOnly } from './latest-only.ts';
import type { Kind, Reply, Request, WorkerQueries } from './protocol.ts';
import type { CataloguePort } from './types.ts';

/** Sends requests to the worker; without a worker, or if it fails, the same code runs on this thread. */
export interface WorkerClient {
  /** Null if the request failed. */
  send<K extends Kind>(kind: K, data: WorkerQueries[K]['request']): Promise<WorkerQueries[K]['response'] | null>;
  /** Like `send`, for requests of which only the newest matters: a waiting request that is replaced by a newer one resolves to null. */
  latestOnly<K extends Kind>(kind: K, data: WorkerQueries[K]['request']): Promise<WorkerQueries[K]['response'] | null>;
  close(): void;
}

/** Loaded only without a worker, so that pages do not include the search twice. */
async function loadService(): Promise<CatalogueService> {
  const { createCatalogueService } = await import('./catalogue-service.ts');
  return createCatalogueService();
}

/** Kinds of requests that set state: the newest of each is repeated if the work moves from the worker to this thread. */
const stateKinds: ReadonlySet<Kind> = new Set(['list', 'personal', 'in_stock', 'bought', 'filters']);

export function createWorkerClient(port: CataloguePort | null): WorkerClient {
  let ids = 0;
  /** Does the work where there is no worker; loaded by the first request. */
  let localService: Promise<CatalogueService> | null = null;
  const open = new Map<number, { readonly request: Request; readonly resolve: (reply: Reply) => void }>();
  const stateRequests = new Map<Kind, Request>();
  const newest = createLatestOnly<Kind>();

  const settle = (reply: Reply): void => {
    open.get(reply.id)?.resolve(reply);
    open.delete(reply.id);
  };
  if (port) {
    port.onmessage = (event) => settle(event.data as Reply);
    port.onerror = () => {
      if (localService) return;
      localService = loadService().then((service) => {
        for (const request of stateRequests.values()) service.handle(request);
        for (const { request } of [...open.values()]) settle(service.handle(request));
        return service;
      });
    };
  }

  async function send<K extends Kind>(
    kind: K,
    data: WorkerQueries[K]['request'],
  ): Promise<WorkerQueries[K]['response'] | null> {
    ids += 1;
    // The kind and its data belong together, which the compiler cannot infer from a generic.
    const request = { id: ids, kind, data } as unknown as Request;
    if (kind === 'list') stateRequests.delete('filters');
    if (stateKinds.has(kind)) stateRequests.set(kind, request);
    if (port === null) localService ??= loadService();
    const reply = localService
      ? (await localService).handle(request)
      : await new Promise<Reply>((resolve) => {
          open.set(request.id, { request, resolve });
          port?.postMessage(request);
        });
    return (reply.data as WorkerQueries[K]['response'] | undefined) ?? null;
  }

  return {
    send,
    latestOnly: (kind, data) => newest(kind, () => send(kind, data)),
    close() {
      port?.terminate?.();
      for (const { request } of [...open.values()]) settle({ id: request.id });
    },
  };
}
