import { type Access, type Call, type CallKey, calls } from '@portal/domain/contract';
import { expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { useServer } from './databases.ts';

/** One caller of each kind (SESS-06), with the access levels that they have. */
const callers: Readonly<Record<string, readonly Access[]>> = {
  visitor: ['anyone'],
  public: ['anyone', 'signed_in'],
  customer: ['anyone', 'signed_in', 'customer'],
  many: ['anyone', 'signed_in', 'customer'],
  staff: ['anyone', 'signed_in', 'staff'],
  mktg: ['anyone', 'signed_in', 'staff'],
  tech: ['anyone', 'signed_in', 'staff'],
  it: ['anyone', 'signed_in', 'staff', 'operator'],
  root: ['anyone', 'signed_in', 'staff', 'operator'],
};

/** Access is decided before the database is used, so one kind of database is enough. */
const server = useServer('pglite');

test.each(Object.entries(callers))(
  'SESS-06 SESS-07 CALL-08 %s may make exactly the calls of their access level',
  async (name, open) => {
    const client = name === 'visitor' ? new TestClient(server().url) : await signedIn(server().url, name);
    const wrong: string[] = [];
    for (const [key, call] of Object.entries(calls) as [CallKey, Call][]) {
      const parameters = Object.fromEntries([...call.name.matchAll(/\{(\w+)\}/g)].map(([, each = '']) => [each, 'x']));
      // No call accepts a text as data: callers with access get a validation error, and nothing is done.
      const { envelope } = await client.send(key, 'no data', { parameters });
      const expected = open.includes(call.access)
        ? 'invalid_request'
        : name === 'visitor'
          ? 'invalid_bearer'
          : 'not_allowed';
      if (envelope.error !== expected) wrong.push(`${call.name}: ${envelope.error}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
  },
);
