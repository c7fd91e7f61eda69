/** What the log line of a request tells, filled in on the way. */
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
