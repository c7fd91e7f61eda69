import { okEnvelope } from '@portal/domain/fixtures';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

/** Results of the components' latest renders. */
const probe: {
  reads: CallRead<unknown>[];
  mutation?: CallMutation<'sessions/end'>;
  cache?: CallCache;
} = { reads: [] };
const latest = () => probe.reads.at(-1);

function Sessions({ wanted = true }: { wanted?: boolean }) {
  probe.reads.push(useCall('sessions/get', wanted ? {} : null));
  return null;
}
function EndSessions() {
  probe.mutation = useCallMutation('sessions/end', { sends: 1, reloads: ['sessions/get'] });
  return null;
}
function Favourites() {
  probe.reads.push(useCall('favourites/get', {}, { immutable: true }));
  probe.cache = useCallCache();
  return null;
}

let unmount = () => {};
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  unmount();
  probe.reads = [];
  vi.unstubAllGlobals();
});

/** Renders within a portal whose transport replies as given; each test has a separate cache. */
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

test('a key consists of user, call, path parameters and request', () => {
  const key = callKey('get-deals/{cartId}', 'anna', {}, { cartId: 'KES014-000001' });
  expect(key).toEqual(['call', 'get-deals/{cartId}', 'anna', { cartId: 'KES014-000001' }, {}]);
  expect(callKey('sessions/get', null, {})).toEqual(['call', 'sessions/get', null, {}, {}]);
  expect(isKeyOf('get-deals/{cartId}')(key)).toBe(true);
  expect(isKeyOf('sessions/get')(key)).toBe(false);
  expect(isKeyOf('sessions/get')('sessions/get')).toBe(false);
});

test("two components that read the same data share one call; null reads nothing; another user loads again and never sees the first user's data", async () => {
  const { call, session } = await show(
    <>
      <Sessions />
      <Sessions />
      <Sessions wanted={false} />
    </>,
    () => ok(sessions('of anna')),
  );
  expect(call).toHaveBeenCalledOnce();
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual(['sessions/get', {}]);
  expect(probe.reads.some((read) => read.data !== undefined)).toBe(true);

  probe.reads = [];
  call.mockImplementation(async () => ok(sessions('of boris')));
  await act(async () => session.set(signedIn('boris')));
  expect(call).toHaveBeenCalledTimes(2);
  expect(probe.reads[0]?.data).toBeUndefined();
  expect(JSON.stringify(probe.reads)).not.toContain('of anna');
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
    await show(<Sessions />, () => failed(reason));
    expect(latest()?.error).toMatchObject({ kind, message: expect.stringMatching(/\w+\.$/) });
  },
);

test('a failed refresh keeps the data and shows no error', async () => {
  const { call } = await show(<Sessions />, () => ok(sessions('one')));
  call.mockImplementation(async () => failed('network'));
  await act(async () => latest()?.reload());
  expect(call).toHaveBeenCalledTimes(2);
  expect(latest()).toMatchObject({ data: sessions('one'), error: null });
});

test('a mutation resolves to its outcome, with the problems of a form, and reloads what it changes', async () => {
  const { call } = await show(
    <>
      <Sessions />
      <EndSessions />
    </>,
    () => ok(sessions('one')),
  );
  const send = async () => {
    let outcome: unknown;
    await act(async () => {
      outcome = await probe.mutation?.send({ session_id: 'one' });
    });
    return outcome;
  };
  const envelope = {
    ...okEnvelope(null),
    status: 'ERROR' as const,
    error: 'authorise_first',
    validation_results: [{ field: 'session_id', message: 'Gone' }],
  };
  call.mockImplementation(async () => ({ ok: false, reason: 'error', envelope }));
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
  expect(latest()).toMatchObject({ data: sessions('two') });
});

test('two simultaneous sends each resolve to their own outcome', async () => {
  await show(<EndSessions />, (_, request) =>
    (request as { session_id: string }).session_id === 'a' ? failed('network') : ok(null),
  );
  let outcomes: readonly unknown[] = [];
  await act(async () => {
    outcomes = await Promise.all(['a', 'b'].map((session_id) => probe.mutation?.send({ session_id })));
  });
  expect(outcomes).toMatchObject([{ ok: false, error: { kind: 'offline' } }, { ok: true }]);
});

test('the cache shows a change at once, and loads data outside a render', async () => {
  const { call } = await show(<Favourites />, () => ok({ favourites: [] }));
  const folder = { id: 'f' } as never;
  await act(async () => probe.cache?.update('favourites/get', {}, () => ({ favourites: [folder] })));
  expect(latest()).toMatchObject({ data: { favourites: [{ id: 'f' }] } });
  expect(call).toHaveBeenCalledOnce();

  await act(async () => void (await probe.cache?.load('favourites/get', {})));
  expect(latest()).toMatchObject({ data: { favourites: [] } });
  call.mockImplementation(async () => failed('timeout'));
  await expect(probe.cache?.load('favourites/get', {})).rejects.toMatchObject({ kind: 'failed' });
});
