import type { FastifyReply, FastifyRequest } from 'fastify';
import { bindCookiesIn } from '../session/cookie.ts';
import { devicesIn } from '../session/known-device.ts';

/** What a request says about the browser that sent it. */
export interface BrowserRequest {
  /** The partner cookies sent with the request, valid or not. */
  readonly partners: readonly string[];
  /** The cookies that name devices on which users have signed in, genuine or not. */
  readonly devices: readonly string[];
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  /** Whether the browser uses https, to this server or to the proxy in front of it. */
  readonly secure: boolean;
  setCookie(cookie: string): void;
}

export function browserRequest(request: FastifyRequest, reply: FastifyReply): BrowserRequest {
  const secure = request.protocol === 'https';
  return {
    partners: bindCookiesIn(request.headers.cookie, secure),
    devices: devicesIn(request.headers.cookie, secure),
    requestId: request.id,
    // Undefined if the client is gone, whatever the type says.
    address: request.ip ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    secure,
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
  };
}
