import { type CallBody, type CallName, endpointOf, fillPath } from '@portal/domain/api';
import type { Clock } from '../clock/clock.ts';
import { readResponse, type SendResult } from './read-response.ts';
import type { CallOptions, TransportSettings } from './types.ts';

/** Returns the address of a call: its v3 path if it has one. */
function addressOf(name: CallName, baseUrl: string, options: CallOptions): string {
  const { v3 } = endpointOf(name);
  const path = v3 === undefined ? `v2/${name}` : `v3/${v3}`;
  return `${baseUrl}/${fillPath(path, options.params)}`;
}

/** CALL-01 */
function requestOf(name: CallName, data: unknown, options: CallOptions, settings: TransportSettings): RequestInit {
  const bearer = settings.bearer();
  const headers: Record<string, string> = { accept: 'application/json' };
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  if (endpointOf(name).method === 'GET') return { method: 'GET', headers, credentials: 'include' };
  const body: CallBody = {
    app_token: settings.appToken,
    client_fp: settings.fingerprint,
    browser_instance: settings.browserInstance,
    vue_build: settings.build,
    data,
  };
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // Also sends the bearer's partner cookie; only the header authorises.
    credentials: 'include',
    ...(options.keepalive ? { keepalive: true } : {}),
  };
}

/** Sends one request within the call's timeout (CALL-02) and reads the whole response. */
export async function sendOnce(
  name: CallName,
  data: unknown,
  options: CallOptions,
  settings: TransportSettings,
  clock: Clock,
  signal: AbortSignal,
): Promise<SendResult> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  signal.addEventListener('abort', stop);
  let late = false;
  const cancel = clock.after(endpointOf(name).timeout, () => {
    late = true;
    controller.abort();
  });
  const fetch = settings.fetch ?? globalThis.fetch.bind(globalThis);
  try {
    const request = requestOf(name, data, options, settings);
    const response = await fetch(addressOf(name, settings.baseUrl, options), { ...request, signal: controller.signal });
    const result = await readResponse(response);
    return late ? { kind: 'timeout' } : result;
  } catch {
    return { kind: late ? 'timeout' : 'network' };
  } finally {
    cancel();
    signal.removeEventListener('abort', stop);
  }
}

/** Opens a streaming response: no timeout, no retry, no envelope. */
export function openStream(path: string, settings: TransportSettings, signal: AbortSignal): Promise<Response> {
  const fetch = settings.fetch ?? globalThis.fetch.bind(globalThis);
  const bearer = settings.bearer();
  const headers: Record<string, string> = { accept: 'text/event-stream' };
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  return fetch(`${settings.baseUrl}/${path}`, { method: 'POST', headers, credentials: 'include', signal });
}
