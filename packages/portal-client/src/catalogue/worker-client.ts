import type { CatalogueService } from './catalogue-service.ts';
import type { Kind, Questions, Reply, Request } from './protocol.ts';
import type { CataloguePort } from './types.ts';

/** Questions to the worker, or to the same code on this thread where there is none or it fails. */
export interface WorkerClient {
  /** Null when the question could not be answered. */
  ask<K extends Kind>(kind: K, question: Questions[K]['question']): Promise<Questions[K]['answer'] | null>;
  /** As `ask`, for questions of which only the newest matters: one that is overtaken before it goes out is answered null. */
  askNewest<K extends Kind>(kind: K, question: Questions[K]['question']): Promise<Questions[K]['answer'] | null>;
  close(): void;
}

interface Waiting {
  readonly start: () => void;
  readonly give: (answer: null) => void;
}

/** Loaded only where there is no worker: pages do not carry the search twice. */
async function loadService(): Promise<CatalogueService> {
  const { createCatalogueService } = await import('./catalogue-service.ts');
  return createCatalogueService();
}

export function createWorkerClient(port: CataloguePort | null): WorkerClient {
  let ids = 0;
  let here = port === null ? loadService() : null;
  const open = new Map<number, { readonly request: Request; readonly resolve: (reply: Reply) => void }>();
  /** What the worker must be told again if its work has to be done here. */
  const kept = new Map<Kind, Request>();
  const busy = new Set<Kind>();
  const next = new Map<Kind, Waiting>();

  const settle = (reply: Reply): void => {
    open.get(reply.id)?.resolve(reply);
    open.delete(reply.id);
  };
  if (port) {
    port.onmessage = (event) => settle(event.data as Reply);
    port.onerror = () => {
      if (here) return;
      here = loadService().then((service) => {
        for (const request of kept.values()) service.handle(request);
        for (const { request } of [...open.values()]) settle(service.handle(request));
        return service;
      });
    };
  }

  async function ask<K extends Kind>(
    kind: K,
    question: Questions[K]['question'],
  ): Promise<Questions[K]['answer'] | null> {
    ids += 1;
    // The kind and its question belong together, which a generic cannot show the compiler.
    const request = { id: ids, kind, question } as unknown as Request;
    if (kind === 'list') kept.delete('filters');
    if (kind === 'list' || kind === 'personal' || kind === 'filters') kept.set(kind, request);
    const reply = here
      ? (await here).handle(request)
      : await new Promise<Reply>((resolve) => {
          open.set(request.id, { request, resolve });
          port?.postMessage(request);
        });
    return (reply.answer as Questions[K]['answer'] | undefined) ?? null;
  }

  return {
    ask,
    askNewest(kind, question) {
      return new Promise((resolve) => {
        const start = (): void => {
          busy.add(kind);
          void ask(kind, question).then((answer) => {
            busy.delete(kind);
            const waiting = next.get(kind);
            next.delete(kind);
            waiting?.start();
            // Overtaken while it was worked on: its answer would only flicker by.
            resolve(waiting ? null : answer);
          });
        };
        if (!busy.has(kind)) return start();
        next.get(kind)?.give(null);
        next.set(kind, { start, give: resolve });
      });
    },
    close() {
      port?.terminate?.();
      for (const { request } of [...open.values()]) settle({ id: request.id });
    },
  };
}
