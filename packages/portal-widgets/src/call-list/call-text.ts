/** A call that was made, with its timing and the envelope of its response; null where there was none. */
export interface CallView {
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly milliseconds: number;
  readonly sends: number;
  readonly result: string;
  readonly envelope: { readonly status: string; readonly action: string | null } | null;
}

/** More of a response is of no use on a screen, in characters. */
const mostShown = 20_000;
/** The bearer token signs in: it must not be read over a shoulder. */
const withoutToken = (key: string, value: unknown): unknown => (key === 'bearer_token' ? '…' : value);

/** A response as text, cut where it is long. */
export function responseText(response: unknown): string {
  const text = JSON.stringify(response, withoutToken, 2);
  return text.length > mostShown ? `${text.slice(0, mostShown)}\n… ${text.length - mostShown} characters more` : text;
}

/** `OK, display_message · 12 ms`, with the number of sends where there was more than one. */
export function callFacts({ result, envelope, milliseconds, sends }: CallView): string {
  const status = [envelope?.status ?? result, envelope?.action ?? ''].filter((each) => each !== '').join(', ');
  return `${status} · ${Math.round(milliseconds)} ms${sends === 1 ? '' : ` · sent ${sends} times`}`;
}
