/** Fields of a request's log line, filled in while it is handled. */
export interface RequestFacts {
  call: string | null;
  user: string | null;
  realUser: string | null;
  error: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts;
  }
}

export const newFacts = (): RequestFacts => ({ call: null, user: null, realUser: null, error: null });
