import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClusterPair, startPair } from '../support/cluster.ts';
import { startServer, type TestServer } from '../support/server.ts';

let pair: ClusterPair;
let server: TestServer;
beforeAll(async () => {
  pair = await startPair(600);
  server = await startServer({
    database: 'postgres',
    parts: 600,
    store: pair.urlAt(pair.primary.port),
    env: { DATABASE_REPLICA_URL: pair.urlAt(pair.standby.port), PORTAL_REPLICA_SECONDS: '5', PORTAL_LOG_LEVEL: 'info' },
  });
});
afterAll(async () => {
  await server?.stop();
  await pair?.stop();
});

const code = 'HXB-12050-88Z';
const rename = (description: string) =>
  pair.primary.query(`UPDATE part SET description = '${description}' WHERE stock_code = '${code}'`);
/** The description in the drawing of a part, which is read from the database for each request. */
const shown = async () => (await fetch(`${server.url}/images/drawings/${code}.svg`)).text();
const waits = { timeout: 30_000, interval: 250 } as const;

/** How often the server has switched to one of the two. */
const changes = (to: 'replica' | 'primary') => server.output().split(`public pages are read from the ${to}`).length - 1;

test('public pages are read from the replica, and from the primary while the replica is too far behind', async () => {
  await expect.poll(() => changes('replica'), waits).toBe(1);
  expect(await shown()).toContain('<svg');
  const clients = await pair.standby.query(
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'portal'",
  );
  expect(Number(clients[0]?.n)).toBeGreaterThan(0);

  // The replica receives everything but applies nothing, so its data becomes outdated.
  const before = changes('primary');
  await pair.standby.query('SELECT pg_wal_replay_pause()');
  await rename('Changed on the primary');
  expect(await shown()).not.toContain('Changed on the primary');
  await expect.poll(() => changes('primary'), waits).toBe(before + 1);
  expect(await shown()).toContain('Changed on the primary');

  await pair.standby.query('SELECT pg_wal_replay_resume()');
  await expect.poll(() => changes('replica'), waits).toBe(2);
  expect(await shown()).toContain('Changed on the primary');

  // Without its replica the portal keeps working.
  await pair.standby.kill();
  await expect.poll(() => changes('primary'), waits).toBe(before + 2);
  expect(await shown()).toContain('Changed on the primary');
});
