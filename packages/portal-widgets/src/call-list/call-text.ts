import { callListMessages as messages } from '../messages/call-list.ts';

/** A call with its timing and response envelope; the envelope is null when there was no response. */
export interface CallView {
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly milliseconds: number;
  readonly sends: number;
  readonly result: string;
  readonly envelope: { readonly status: string; readonly action: string | null } | null;
}

/** Longest response shown, in characters. */
const mostShown = 20_000;
/** Hides the bearer token: it is a credential and must not show on screen. */
const withoutToken = (key: string, value: unknown): unknown => (key === 'bearer_token' ? '…' : value);

/** A response as text, truncated when too long. */
export function responseText(response: unknown): string {
  const text = JSON.stringify(response, withoutToken, 2);
  return text.length > mostShown ? messages.truncated(text.slice(0, mostShown), text.length - mostShown) : text;
}

/** `OK, display_message · 12 ms`, with the number of sends when there was more than one. */
export function callFacts({ result, envelope, milliseconds, sends }: CallView): string {
  const status = [envelope?.status ?? result, envelope?.action ?? ''].filter((each) => each !== '').join(', ');
  return messages.facts(status, Math.round(milliseconds), sends);
}
