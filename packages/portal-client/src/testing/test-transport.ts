import { createTransport } from '../transport/transport.ts';
import type { Transport, TransportSettings } from '../transport/types.ts';

/** A transport for a signed-in page with a scripted network and a test clock. */
export const testTransport = (
  given: Pick<TransportSettings, 'fetch' | 'clock'> & Partial<TransportSettings>,
): Transport =>
  createTransport({
    baseUrl: '',
    appToken: 'portal',
    fingerprint: 'f',
    browserInstance: 'b',
    build: 1,
    bearer: () => 'x',
    random: () => 1,
    ...given,
  });
