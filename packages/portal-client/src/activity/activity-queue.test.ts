import 'fake-indexeddb/auto';
import { okEnvelope } from '@portal/domain/fixtures';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPortalStore } from '../store/open-store.ts';
import { createFakeClock, type FakeClock, settle } from '../testing/fake-clock.ts';
import { type ScriptedFetch, scriptedFetch } from '../testing/scripted-fetch.ts';
import { testTransport } from '../testing/test-transport.ts';
import { activityCodes } from './activity-codes.ts';
import { createActivities } from './activity-queue.ts';

let clock: FakeClock;
let server: ScriptedFetch;
let name = '';
let names = 0;
beforeEach(() => {
  clock = createFakeClock();
  server = scriptedFetch(() => okEnvelope({ accepted: 1 }));
  names += 1;
  name = `activity-${names}`;
});
async function open() {
  const { store } = await openPortalStore({ user: 'pat', name });
  const transport = testTransport({ bearer: () => null, fetch: server.fetch, clock });
  return { store, activities: createActivities({ store, transport, clock }) };
}
const sent = () =>
  server.sent.map(({ body }) => (body?.data as { activities?: { activity_detail: string }[] })?.activities ?? []);

describe('PING-04 activities', () => {
  test('PING-04 are sent as one batch every 3 s while there are any', async () => {
    const { activities } = await open();
    activities.log('tabChange', 'tab', 'one');
    activities.log('tabChange', 'tab', 'two');
    await clock.advance(3_000);
    expect(sent().map((batch) => batch.map((each) => each.activity_detail))).toEqual([['one', 'two']]);
    expect(server.sent[0]?.url).toBe('/v3/logging/activity');
    expect(sent()[0]?.[0]).toMatchObject({ session_time: 0, activity_code: '500008', activity_type: 'tab' });
    await clock.advance(30_000);
    expect(server.sent).toHaveLength(1);
    activities.log('searchClick', 'search', 'three');
    await clock.advance(3_000);
    expect(sent()[1]).toMatchObject([{ activity_code: 'vlc_500054', session_time: 33 }]);
  });
  test('PING-04 the queue survives a reload', async () => {
    const first = await open();
    first.activities.log('idle', 'idle');
    await settle();
    first.activities.close();
    first.store.close();
    await open();
    await clock.advance(3_000);
    expect(sent()).toHaveLength(1);
  });
  test('PING-04 entries that could not be sent are retried, and those that the server rejects are dropped', async () => {
    const { activities, store } = await open();
    server.script.push('network', 'network', 'network');
    activities.log('idle', 'idle');
    await clock.advance(10_000);
    expect(await store.activities(9)).toHaveLength(1);
    server.script.push({ status: 'ERROR', error: 'invalid' });
    await clock.advance(10_000);
    expect(await store.activities(9)).toEqual([]);
  });
  test('PING-05 every code has one name', () => {
    const codes = Object.values(activityCodes);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
