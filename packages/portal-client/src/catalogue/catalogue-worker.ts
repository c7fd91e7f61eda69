import { createCatalogueService } from './catalogue-service.ts';
import type { Request } from './protocol.ts';

const service = createCatalogueService();
// In a worker `self` is its own scope; the page's types, which are loaded as well, say otherwise.
const scope = self as unknown as Pick<DedicatedWorkerGlobalScope, 'onmessage' | 'postMessage'>;
scope.onmessage = (event: MessageEvent<Request>) => scope.postMessage(service.handle(event.data));
