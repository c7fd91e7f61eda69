import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { callsMessages } from '../messages/calls.ts';
import { bareHeaders } from '../web/security.ts';
import { envelope } from './envelope.ts';

/** HTTP status by the code of Node's parser; 400 for every other. */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Sends an error envelope for a request that is not HTTP, has too large headers or arrives too slowly, then closes the connection. */
export function rejectUnreadable(
  error: { readonly code?: string },
  socket: Socket,
  config: Pick<Config, 'tlsProxy'>,
): void {
  // The client is gone, or a response has been started.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const status = statuses[error.code ?? ''] ?? 400;
  const user_message = status === 408 ? callsMessages.tooSlow : callsMessages.unreadable;
  const body = JSON.stringify(envelope(null, { status: 'ERROR', user_message, error: 'bad_request' }));
  const headers = {
    ...bareHeaders(config),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
