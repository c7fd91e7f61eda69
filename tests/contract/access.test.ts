import { type Access, type Call, type CallKey, calls } from '@portal/domain/contract';
import { expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { useServer } from './databases.ts';

/** One of each kind of caller (SESS-06), and for which access they are let in. */
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

/** Decided before anything is read or asked of the store, so one kind of store is enough. */
const server = useServer('pglite');

test.each(Object.entries(callers))(
  'SESS-06 SESS-07 CALL-08 %s gets into the calls that are open to them and no others',
  async (name, open) => {
    const client = name === 'visitor' ? new TestClient(server().url) : await signedIn(server().url, name);
    const wrong: string[] = [];
    for (const [key, call] of Object.entries(calls) as [CallKey, Call][]) {
      const parameters = Object.fromEntries([...call.name.matchAll(/\{(\w+)\}/g)].map(([, each = '']) => [each, 'x']));
      // Nothing takes a text for its data: whoever is let in is told so, and nothing is done.
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
