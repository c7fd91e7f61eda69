import type { FastifyError, FastifyRequest } from 'fastify';

/** How Node names a connection that its other end has closed in the middle of something. */
const codes: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);

/** Whether a request failed because its client went away: nobody's fault, and nobody reads the response. */
export const isClientGone = (
  error: Partial<Pick<FastifyError, 'code'>>,
  request: Pick<FastifyRequest, 'raw'>,
): boolean => request.raw.socket.destroyed && codes.has(error.code ?? '');
