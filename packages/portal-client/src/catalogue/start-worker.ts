import workerUrl from './catalogue-worker.ts?worker&url';
import type { CataloguePort } from './types.ts';

/** The part of the Trusted Types API that is used; TypeScript's DOM library does not have it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Returns the worker's address in a form that Trusted Types accept; the policy `portal-worker` allows no other address. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  const policy = trustedTypes.createPolicy('portal-worker', {
    createScriptURL(requestedUrl) {
      if (requestedUrl !== url) throw new TypeError('Not the address of the catalogue worker');
      return requestedUrl;
    },
  });
  return policy.createScriptURL(url);
}

/** Starts the catalogue's worker. Null if the browser has no workers or refuses; the catalogue then runs on the page's thread. */
export function startCatalogueWorker(): CataloguePort | null {
  try {
    return new Worker(trusted(workerUrl), { type: 'module', name: 'catalogue' });
  } catch {
    return null;
  }
}
