import { createHmac } from 'node:crypto';
import { ordersOutMessages } from '../messages/orders-out.ts';
import type { WebhookDestination } from './destinations.ts';
import type { OutgoingEvent } from './outgoing-events.ts';

/** Characters of a response that are stored for the operator. */
const shownLength = 200;
/** Bytes of a response that are read; the rest is not received. */
const mostRead = 64 * 1024;

/** Header `webhook-signature` of Standard Webhooks 1.0. `seconds` is the time of the attempt since 1970. */
export function signature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** The first `mostRead` bytes of a response as text; what arrived before an error, if one occurs. */
async function readStart({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  try {
    while (read < mostRead) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value.subarray(0, mostRead - read), { stream: true });
      read += value.length;
    }
    await reader.cancel();
  } catch {
    // The status has arrived and counts; the text is only for the operator.
  }
  return text;
}

async function startOf(response: Response): Promise<string> {
  const text = await readStart(response);
  return text.replace(/\s+/g, ' ').trim().slice(0, shownLength);
}

/** Posts an event, signed by Standard Webhooks. Returns the status and the start of the response as text; rejects unless its status is 2xx. */
export async function postWebhook(
  { url, secret, timeoutSeconds }: WebhookDestination,
  event: OutgoingEvent,
  now: Date,
): Promise<string> {
  const body = JSON.stringify(event);
  const seconds = Math.floor(now.getTime() / 1000);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signature(secret, event.id, seconds, body),
    },
    body,
    // Never call any address but the configured one.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new Error(ordersOutMessages.answer.timeout(timeoutSeconds));
    }
    // fetch hides the reason in the cause.
    const { cause } = error as Error;
    throw cause instanceof Error ? cause : error;
  });
  const result = ordersOutMessages.answer.status(response.status, await startOf(response));
  if (!response.ok) throw new Error(result);
  return result;
}
