import { afterAll, beforeAll, expect, test } from 'vitest';
import { add } from '../contract/databases.ts';
import { load, newCart, normal, save } from '../faults/calls.ts';
import { signedIn, TestClient } from '../support/client.ts';
import { type ClusterPair, startPair } from '../support/cluster.ts';
import { startServer } from '../support/server.ts';
import { startTcpSwitch } from '../support/tcp-switch.ts';

/** Acknowledged lines before the primary is killed. An order holds 500. */
const linesBefore = 150;
const linesAfter = 50;
const lanes = 8;

let pair: ClusterPair;
beforeAll(async () => {
  pair = await startPair(600);
});
afterAll(() => pair.stop());

test('P1 the primary is killed under load and the standby promoted: nothing acknowledged is lost or doubled', async () => {
  const { primary, standby } = pair;
  const address = await startTcpSwitch(primary.port);
  const server = await startServer({ database: 'postgres', parts: 600, store: pair.urlAt(address.port) });
  try {
    const client = await signedIn(server.url, 'customer');
    const cartId = await newCart(client);
    const acknowledged: string[] = [];
    let failovers = 0;
    const failOver = async () => {
      failovers += 1;
      await primary.kill();
      await standby.query('SELECT pg_promote()');
      address.leadTo(standby.port);
    };
    let failedOver: Promise<void> | null = null;
    const lane = async () => {
      const own = Object.assign(new TestClient(server.url), { bearer: client.bearer });
      while (acknowledged.length < linesBefore + linesAfter) {
        const line = add(normal, 100, { separate: true });
        // As the outbox does: the same operation again until there is a response.
        await expect
          .poll(() => save(own, cartId, line).then(Boolean, () => false), { timeout: 60_000, interval: 250 })
          .toBe(true);
        acknowledged.push(line.payload.line_id);
        if (acknowledged.length >= linesBefore) failedOver ??= failOver();
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    await failedOver;
    expect(failovers).toBe(1);
    const { orderLine } = await load(client, cartId);
    expect(orderLine.map((line) => line.line_id).sort()).toEqual([...acknowledged].sort());
    expect(await standby.query('SELECT pg_is_in_recovery() AS follows')).toEqual([{ follows: false }]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  } finally {
    await server.stop();
    await address.stop();
  }
});
