import { createCatalogueService } from './catalogue-service.ts';
import type { Request } from './protocol.ts';

const service = createCatalogueService();
// The page's types are loaded as well and declare another `self`.
const scope = self as unknown as Pick<DedicatedWorkerGlobalScope, 'onmessage' | 'postMessage'>;
scope.onmessage = (event: MessageEvent<Request>) => scope.postMessage(service.handle(event.data));
