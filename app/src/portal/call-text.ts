import type { CallRecord } from '@portal/portal-client';

/** More of an answer is of no use on a screen, in characters. */
const mostShown = 20_000;
/** What signs in is nobody's to read over a shoulder. */
const secret = (key: string, value: unknown): unknown => (key === 'bearer_token' ? '…' : value);

/** An answer as text, cut where it is long. */
export function shownAnswer(answer: unknown): string {
  const text = JSON.stringify(answer, secret, 2);
  return text.length > mostShown ? `${text.slice(0, mostShown)}\n… ${text.length - mostShown} characters more` : text;
}

/** `OK, display_message · 12 ms`, with the number of sends where there was more than one. */
export function callFacts({ result, envelope, milliseconds, sends }: CallRecord): string {
  const answer = [envelope?.status ?? result, envelope?.action ?? ''].filter((each) => each !== '').join(', ');
  return `${answer} · ${Math.round(milliseconds)} ms${sends === 1 ? '' : ` · sent ${sends} times`}`;
}
