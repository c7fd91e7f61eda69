import type { z } from 'zod/mini';
import { type CallName, type Endpoint, endpointOf } from '../api/endpoints.ts';

/**
 * Who may make a call: `customer` is a signed-in user with an account, `operator` the roles root and it, `system` one of the supplier's
 * systems with its own token and nobody else.
 */
export const accessLevels = ['anyone', 'signed_in', 'customer', 'staff', 'operator', 'system'] as const;
export type Access = (typeof accessLevels)[number];

/**
 * One API call (CALL-08): the server's route and validation, the client's types and the documentation are derived from it.
 * Transport settings are declared in `api/endpoints.ts`.
 */
export interface Call<
  Name extends CallName = CallName,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> extends Endpoint {
  /** The v2 path below `/v2/`, with `{parameter}` parts: `cart/confirm/{cartId}`. */
  readonly name: Name;
  readonly access: Access;
  /** Body limit in bytes, if above the default of 1 MB. Access is checked before the body is read. */
  readonly largestBody?: number;
  readonly summary: string;
  /** Schema of `data` in the body. */
  readonly request: Request;
  /** Schema of `data` in the envelope. */
  readonly reply: Reply;
}

/** Adds the transport settings of `api/endpoints.ts` to a definition. */
export function defineCall<Name extends CallName, Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  definition: Omit<Call<Name, Request, Reply>, keyof Endpoint>,
): Call<Name, Request, Reply> {
  return { ...endpointOf(definition.name), ...definition };
}

export type RequestOf<C extends Call> = z.infer<C['request']>;
export type ReplyOf<C extends Call> = z.infer<C['reply']>;
