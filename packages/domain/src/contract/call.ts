import type { z } from 'zod/mini';
import { type CallName, type Endpoint, endpointOf } from '../api/endpoints.ts';

/** Who may make a call: anyone, a signed-in user, a user with an account, staff, or root and it. */
export const accessLevels = ['anyone', 'signed_in', 'customer', 'staff', 'operator'] as const;
export type Access = (typeof accessLevels)[number];

/**
 * One call of the API: the server mounts and validates from it, the client is typed by it, and the documentation is made of it (CALL-08).
 * How it travels is declared in `api/endpoints.ts`.
 */
export interface Call<
  Name extends CallName = CallName,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> extends Endpoint {
  /** The v2 path below `/v2/`, with `{parameter}` parts: `cart/confirm/{cartId}`. */
  readonly name: Name;
  readonly access: Access;
  /** Bytes of a body at most, where that is more than the usual megabyte. Who may not make the call is refused before it is read. */
  readonly largestBody?: number;
  readonly summary: string;
  /** Of `data` in the body. */
  readonly request: Request;
  /** Of `data` in the envelope. */
  readonly reply: Reply;
}

/** Adds how the call travels to what it carries. */
export function defineCall<Name extends CallName, Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  definition: Omit<Call<Name, Request, Reply>, keyof Endpoint>,
): Call<Name, Request, Reply> {
  return { ...endpointOf(definition.name), ...definition };
}

export type RequestOf<C extends Call> = z.infer<C['request']>;
export type ReplyOf<C extends Call> = z.infer<C['reply']>;
