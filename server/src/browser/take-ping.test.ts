import { expect, test } from 'vitest';
import { callers, now, refusalOf } from '../services.fixture.ts';
import { takePing } from './take-ping.ts';

/** Pings a server. Returns the response, and whether the session was kept alive. */
async function ping(
  given: Partial<Parameters<typeof takePing>[1]>,
  { mayReload = false, newBearer = null as string | null } = {},
) {
  const touched: string[] = [];
  const services = {
    clock: { now: () => now },
    maintenance: { mayReload: () => mayReload },
    sessions: { touch: async (id: string) => void touched.push(id), renew: async () => newBearer },
  };
  const work = takePing(services, { caller: callers.it, bearer: 'b1', isIdle: false, downForSeconds: 0, ...given });
  return { refusal: await refusalOf(work), answer: await work.catch(() => null), touched };
}
const expiresIn = 3_600_000;

test('PING-01 a ping of a page in use keeps its session alive; that of an idle page does not', async () => {
  expect(await ping({})).toMatchObject({ answer: { kind: 'session', newBearer: null, expiresIn }, touched: ['s1'] });
  const idle = await ping({ isIdle: true }, { newBearer: 'b2' });
  expect(idle).toMatchObject({ answer: { kind: 'session', newBearer: 'b2', expiresIn }, touched: [] });
});

test('PING-01 a visitor has no session to end; a page whose session has ended learns of it', async () => {
  expect((await ping({ caller: null, bearer: null })).answer).toEqual({ kind: 'visitor' });
  expect((await ping({ caller: null })).refusal).toMatchObject({ action: 'invalid_bearer' });
});

test('PING-02 a page that waited for the end of a maintenance reloads within four seconds, even if its session has ended', async () => {
  for (const caller of [callers.it, null]) {
    const { answer, touched } = await ping({ caller, downForSeconds: 60 }, { mayReload: true });
    expect(answer).toMatchObject({ kind: 'reload' });
    expect(answer?.kind === 'reload' && answer.delay >= 0 && answer.delay <= 4_000).toBe(true);
    expect(touched).toEqual([]);
  }
});
