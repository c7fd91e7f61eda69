import type { z } from 'zod/mini';

/** Who may make a call: anyone, a signed-in user, a user with an account, staff, or root and it. */
export const accessLevels = ['anyone', 'signed_in', 'customer', 'staff', 'operator'] as const;
export type Access = (typeof accessLevels)[number];

/** CALL-02, in milliseconds. */
export const timeouts = { ordering: 10_000, shared: 30_000, long: 90_000 } as const;
/** CALL-02: tries after the first; each pause is `retryFactor` times the one before. */
export const retries = { ordering: 3, shared: 2 } as const;
export const retryFactor = 1.2;

/**
 * One call of the API, declared once: the server mounts and validates from it, the client is typed by it,
 * and the documentation is made of it (CALL-08).
 */
export interface Call<Request extends z.ZodMiniType = z.ZodMiniType, Reply extends z.ZodMiniType = z.ZodMiniType> {
  /** The v2 path below `/v2/`, with `{parameter}` parts: `cart/confirm/{cartId}`. */
  readonly name: string;
  /** The v3 path below `/v3/`, for the calls that have one. */
  readonly v3?: string;
  readonly method: 'GET' | 'POST';
  readonly access: Access;
  readonly timeout: number;
  readonly retries: number;
  /** Identical requests in flight become one (CALL-03); never for calls that change something without an operation id. */
  readonly merge: boolean;
  /** Bytes of a body at most, where that is more than the usual megabyte. Who may not make the call is refused before it is read. */
  readonly largestBody?: number;
  readonly summary: string;
  /** Of `data` in the body. */
  readonly request: Request;
  /** Of `data` in the envelope. */
  readonly reply: Reply;
}

type Given<Request extends z.ZodMiniType, Reply extends z.ZodMiniType> = Pick<
  Call<Request, Reply>,
  'name' | 'summary' | 'access' | 'request' | 'reply'
> &
  Partial<Call<Request, Reply>>;

/** Fills in what most calls share: POST, ordering timeouts, merging. */
export function defineCall<Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  given: Given<Request, Reply>,
): Call<Request, Reply> {
  return { method: 'POST', timeout: timeouts.ordering, retries: retries.ordering, merge: true, ...given };
}

export type RequestOf<C extends Call> = z.infer<C['request']>;
export type ReplyOf<C extends Call> = z.infer<C['reply']>;

/** `cart/confirm/{cartId}` with its parameters put in, URL-encoded. Throws when one is missing. */
export function fillPath(path: string, parameters: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
