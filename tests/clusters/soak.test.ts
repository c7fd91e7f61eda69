import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstBuild } from '@portal/domain/contract';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../server/src/config.ts';
import { memoryDatabase } from '../../server/src/db/memory-store.fixture.ts';
import { jobsOf, runJob } from '../../server/src/jobs.ts';
import { makeSupplier, seed } from '../../server/src/seed.ts';
import { start } from '../../server/src/start.ts';
import { add } from '../contract/databases.ts';
import { load, newCart, normal, save } from '../faults/calls.ts';
import { TestClient } from '../support/client.ts';

const minute = 60_000;
/** Minutes between two saves; a session ends after 60 without use. */
const step = 5;
const steps = (24 * 60) / step;

const data = mkdtempSync(join(tmpdir(), 'portal-soak-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const ping = {
  vue_build: firstBuild,
  br_focus: true,
  br_idle: false,
  previous_RTT_milliseconds: null,
  down_for_x_sec: 0,
  viewport_x: 1280,
  viewport_y: 800,
};

test('P1 SESS-04 a day passes in minutes: bearers are renewed, the session ends after 14 hours, nothing is lost and memory does not grow', async () => {
  let now = Date.UTC(2026, 10, 24, 8);
  const clock = { now: () => new Date(now) };
  const config = readConfig({
    PORT: '0',
    PORTAL_DATA: data,
    PORTAL_DEMO_PARTS: '600',
    PORTAL_CALLS_PER_MINUTE: '0',
    PORTAL_LOG_LEVEL: 'silent',
  });
  const database = await memoryDatabase();
  await seed(database, config, () => undefined, makeSupplier(config));
  const running = await start(config, database, clock);
  try {
    const client = new TestClient(running.url);
    await client.signIn('customer');
    const cartId = await newCart(client);
    const acknowledged: string[] = [];
    const counts = { signedIn: 1, renewed: 0 };
    let memory = 0;
    for (let at = 0; at < steps; at += 1) {
      now += step * minute;
      const { envelope } = await client.send('xhrPing', ping, { v3: true });
      const next = envelope.data?.bearer_token;
      if (envelope.action === 'invalid_bearer') {
        client.bearer = null;
        await client.signIn('customer');
        counts.signedIn += 1;
      } else if (next !== undefined) {
        client.bearer = next;
        counts.renewed += 1;
      }
      const line = add(normal, 100, { separate: true });
      await save(client, cartId, line);
      acknowledged.push(line.payload.line_id);
      await client.call('getCart', {}, { parameters: { cartId } });
      // Somebody guesses passwords all day.
      await new TestClient(running.url).send('login', { username: 'multi', password: `guess ${at}` });
      if ((at * step) % 60 === 0) for (const job of jobsOf(config)) await runJob({ database, clock, config }, job);
      if (at === Math.floor(steps / 4)) memory = process.memoryUsage().heapUsed;
    }
    const { orderLine } = await load(client, cartId);
    expect(orderLine.map(({ line_id }) => line_id).sort()).toEqual([...acknowledged].sort());
    expect(counts.signedIn).toBe(2);
    expect(counts.renewed).toBeGreaterThan(80);
    const [sessions] = await database.query<{ n: number }>({
      text: 'SELECT count(*)::int AS n FROM session',
      values: [],
    });
    expect(sessions?.n).toBeLessThanOrEqual(counts.signedIn + 1);
    const grown = (process.memoryUsage().heapUsed - memory) / 1024 / 1024;
    console.log(JSON.stringify({ saves: acknowledged.length, ...counts, grown_megabytes: Math.round(grown) }));
    expect(grown).toBeLessThan(150);
  } finally {
    await running.stop();
  }
});
