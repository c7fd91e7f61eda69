import type { CallBody, Envelope } from '@portal/domain/api';
import { okEnvelope } from '@portal/domain/fixtures';

export interface SentRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: CallBody | null;
}

/** What the fake server does with a request. */
export type Reaction =
  | Partial<Envelope>
  | 'network'
  | 'silence'
  | { readonly html: string; readonly httpStatus?: number };

export interface ScriptedFetch {
  readonly fetch: typeof globalThis.fetch;
  readonly sent: SentRequest[];
  /** Reactions to the next requests, in order; `otherwise` applies after that. */
  readonly script: Reaction[];
}

/** A `fetch` that follows a script, for tests. `silence` never responds until it is aborted. */
export function scriptedFetch(
  otherwise: (request: SentRequest) => Reaction | Promise<Reaction> = () => okEnvelope({}),
): ScriptedFetch {
  const sent: SentRequest[] = [];
  const script: Reaction[] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request: SentRequest = {
      url: String(input),
      init,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    };
    sent.push(request);
    const reaction = script.shift() ?? (await otherwise(request));
    if (reaction === 'network') throw new TypeError('Failed to fetch');
    if (reaction === 'silence') {
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    }
    if ('html' in reaction) return new Response(reaction.html, { status: reaction.httpStatus ?? 200 });
    return Response.json({ ...okEnvelope(null), ...reaction });
  };
  return { fetch, sent, script };
}
