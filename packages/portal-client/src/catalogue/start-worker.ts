import workerUrl from './catalogue-worker.ts?worker&url';
import type { CataloguePort } from './types.ts';

/**
 * Starts the catalogue's worker. `trust` makes the address one that the page's content security policy accepts (Trusted
 * Types). Null where the browser has no workers or refuses this one: the catalogue then answers on the page's thread.
 */
export function startCatalogueWorker(trust: (url: string) => string = (url) => url): CataloguePort | null {
  try {
    return new Worker(trust(workerUrl), { type: 'module', name: 'catalogue' });
  } catch {
    return null;
  }
}
