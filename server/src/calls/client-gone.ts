import type { FastifyError, FastifyRequest } from 'fastify';

/** Node's error codes for a connection that the client closed before the request or response was complete. */
const codes: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);

/** Whether a request failed because its client went away: not an error, and nobody reads the response. */
export const isClientGone = (
  error: Partial<Pick<FastifyError, 'code'>>,
  request: Pick<FastifyRequest, 'raw'>,
): boolean => request.raw.socket.destroyed && codes.has(error.code ?? '');
