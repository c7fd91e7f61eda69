import { createTransport } from '../transport/transport.ts';
import type { Transport, TransportSettings } from '../transport/types.ts';

/** A transport of a signed-in page, over a scripted network and a clock that the test turns. */
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
