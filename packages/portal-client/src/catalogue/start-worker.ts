import workerUrl from './catalogue-worker.ts?worker&url';
import type { CataloguePort } from './types.ts';

/** The part of Trusted Types that is needed; the compiler's own library of the page does not have it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The worker's address as one that a page with Trusted Types accepts; `portal-worker` makes no other. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  const policy = trustedTypes.createPolicy('portal-worker', {
    createScriptURL(asked) {
      if (asked !== url) throw new TypeError('Not the address of the catalogue worker');
      return asked;
    },
  });
  return policy.createScriptURL(url);
}

/** Starts the catalogue's worker. Null where the browser has none or refuses this one: the catalogue then answers on the page's thread. */
export function startCatalogueWorker(): CataloguePort | null {
  try {
    return new Worker(trusted(workerUrl), { type: 'module', name: 'catalogue' });
  } catch {
    return null;
  }
}
