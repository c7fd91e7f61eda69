// @vitest-environment happy-dom
import { okEnvelope } from '@portal/domain/fixtures';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallError } from '../transport/call-error.ts';
import type { CallResult, FailureReason, Transport } from '../transport/types.ts';
import { callKey, isKeyOf } from './call-key.ts';
import { type Portal, PortalContext } from './portal.ts';
import type { SessionState } from './session.ts';
import { createStore } from './store.ts';
import { type CallRead, useCall } from './use-call.ts';
import { type CallCache, useCallCache } from './use-call-cache.ts';
import { type CallMutation, useCallMutation } from './use-call-mutation.ts';

type Answer = (name: string, request: unknown) => CallResult<unknown>;
const ok = (data: unknown): CallResult<unknown> => ({ ok: true, data, envelope: okEnvelope(data) });
const failed = (reason: FailureReason): CallResult<unknown> => ({ ok: false, reason });
const signedIn = (username: string) =>
  ({ status: 'signed_in', login: { user_details: { username } }, accode: null }) as unknown as SessionState;

let unmount = () => {};
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** Renders within a portal whose transport answers as told; each test has a cache of its own. */
async function show(content: ReactNode, answer: Answer) {
  const call = vi.fn(async (name: string, request: unknown, _options?: object) => answer(name, request));
  const session = createStore<SessionState>(signedIn('anna'));
  const portal = { transport: { call } as unknown as Transport, session } as unknown as Portal;
  const root = createRoot(document.createElement('div'));
  unmount = () => act(() => root.unmount());
  await act(async () => {
    root.render(
      <PortalContext value={portal}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
          {content}
        </SWRConfig>
      </PortalContext>,
    );
  });
  return { call, session };
}

const sessions = (id: string) => ({ sessions: [{ session_id: id }] });

test('a key is made of call, user, path parameters and request', () => {
  const key = callKey('get-deals/{cartId}', 'anna', {}, { cartId: 'KES014-000001' });
  expect(key).toEqual(['call', 'get-deals/{cartId}', 'anna', { cartId: 'KES014-000001' }, {}]);
  expect(callKey('sessions/get', null, {})).toEqual(['call', 'sessions/get', null, {}, {}]);
  expect(isKeyOf('get-deals/{cartId}')(key)).toBe(true);
  expect(isKeyOf('sessions/get')(key)).toBe(false);
  expect(isKeyOf('sessions/get')('sessions/get')).toBe(false);
});

test('what two components read alike is one call; null reads nothing; another user reads anew and never sees the data of the first', async () => {
  const seen: (CallRead<unknown> | null)[] = [];
  function Reader({ wanted }: { wanted: boolean }) {
    const read = useCall('sessions/get', wanted ? {} : null);
    seen.push(read);
    return null;
  }
  const { call, session } = await show(
    <>
      <Reader wanted />
      <Reader wanted />
      <Reader wanted={false} />
    </>,
    () => ok(sessions('of anna')),
  );
  expect(call).toHaveBeenCalledOnce();
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual(['sessions/get', {}]);
  expect(seen.some((read) => read?.data !== undefined)).toBe(true);

  seen.length = 0;
  call.mockImplementation(async () => ok(sessions('of boris')));
  await act(async () => session.set(signedIn('boris')));
  expect(call).toHaveBeenCalledTimes(2);
  expect(seen[0]?.data).toBeUndefined();
  expect(JSON.stringify(seen)).not.toContain('of anna');
});

test.each([
  ['error', 'refused'],
  ['network', 'offline'],
  ['maintenance', 'maintenance'],
  ['timeout', 'failed'],
  ['fatal', 'failed'],
  ['malformed', 'failed'],
] as const)(
  'CALL-07 a call that ends with %s is an error of the kind %s, with words for the user',
  async (reason, kind) => {
    let error: CallError | null = null;
    function Reader() {
      ({ error } = useCall('sessions/get', {}));
      return null;
    }
    await show(<Reader />, () => failed(reason));
    expect(error).toMatchObject({ kind, message: expect.stringMatching(/\w+\.$/) });
  },
);

test('a failed refresh keeps the data and shows no error', async () => {
  let read: CallRead<unknown> | null = null;
  function Reader() {
    read = useCall('sessions/get', {});
    return null;
  }
  const { call } = await show(<Reader />, () => ok(sessions('one')));
  call.mockImplementation(async () => failed('network'));
  await act(async () => read?.reload());
  expect(call).toHaveBeenCalledTimes(2);
  expect(read).toMatchObject({ data: sessions('one'), error: null });
});

test('a mutation resolves to its outcome, with the problems of a form, and loads again what it changes', async () => {
  let read: CallRead<unknown> | null = null;
  let end: CallMutation<'sessions/end'> | null = null;
  function Both() {
    read = useCall('sessions/get', {});
    end = useCallMutation('sessions/end', { sends: 1, reloads: ['sessions/get'] });
    return null;
  }
  const { call } = await show(<Both />, () => ok(sessions('one')));
  const send = async () => {
    let outcome: unknown;
    await act(async () => {
      outcome = await end?.send({ session_id: 'one' });
    });
    return outcome;
  };
  const refusal = {
    ...okEnvelope(null),
    status: 'ERROR' as const,
    error: 'authorise_first',
    validation_results: [{ field: 'session_id', message: 'Gone' }],
  };
  call.mockImplementation(async () => ({ ok: false, reason: 'error', envelope: refusal }));
  expect(await send()).toMatchObject({
    ok: false,
    error: { kind: 'refused', code: 'authorise_first', problems: [{ field: 'session_id', message: 'Gone' }] },
  });
  expect(call).toHaveBeenCalledTimes(2);
  expect(call.mock.calls[1]).toEqual(['sessions/end', { session_id: 'one' }, { sends: 1 }]);

  call.mockImplementation(async () => ok(sessions('two')));
  expect(await send()).toMatchObject({ ok: true });
  expect(call.mock.calls.map(([name]) => name)).toEqual([
    'sessions/get',
    'sessions/end',
    'sessions/end',
    'sessions/get',
  ]);
  expect(read).toMatchObject({ data: sessions('two') });
});

test('two sends at once both come to their own outcome', async () => {
  let end: CallMutation<'sessions/end'> | null = null;
  function Sender() {
    end = useCallMutation('sessions/end');
    return null;
  }
  await show(<Sender />, (_, request) =>
    (request as { session_id: string }).session_id === 'a' ? failed('network') : ok(null),
  );
  let outcomes: readonly unknown[] = [];
  await act(async () => {
    outcomes = await Promise.all([end?.send({ session_id: 'a' }), end?.send({ session_id: 'b' })]);
  });
  expect(outcomes).toMatchObject([{ ok: false, error: { kind: 'offline' } }, { ok: true }]);
});

test('the cache shows a change at once, loads outside a render, and drops a call', async () => {
  let read: CallRead<unknown> | null = null;
  let cache: CallCache | null = null;
  function Reader() {
    read = useCall('favourites/get', {}, { immutable: true });
    cache = useCallCache();
    return null;
  }
  const { call } = await show(<Reader />, () => ok({ favourites: [] }));
  const folder = { id: 'f' } as never;
  await act(async () => cache?.update('favourites/get', {}, () => ({ favourites: [folder] })));
  expect(read).toMatchObject({ data: { favourites: [{ id: 'f' }] } });
  expect(call).toHaveBeenCalledOnce();

  await act(async () => void (await cache?.load('favourites/get', {})));
  expect(read).toMatchObject({ data: { favourites: [] } });
  call.mockImplementation(async () => failed('timeout'));
  await expect(cache?.load('favourites/get', {})).rejects.toMatchObject({ kind: 'failed' });
});
