import { describe, expect, test } from 'vitest';
import { add, bothDatabases, start } from '../contract/databases.ts';
import { signedIn, TestClient } from '../support/client.ts';
import { load, newCart, normal, save } from './calls.ts';
import { lengths } from './lengths.ts';

describe.each(bothDatabases)('a killed server on %s', (database) => {
  test(`CART-22 after each of ${lengths.serverKills} kills every acknowledged line is stored exactly once`, async () => {
    const first = await start(database);
    const { store } = first;
    let server = first;
    try {
      const client = await signedIn(server.url, 'customer');
      const cartId = await newCart(client);
      const acknowledged: string[] = [];
      const unsure: ReturnType<typeof add>[] = [];
      for (let kill = 0; kill < lengths.serverKills; kill += 1) {
        const own = Object.assign(new TestClient(server.url), { bearer: client.bearer });
        let running = true;
        let saves = 0;
        const lane = async () => {
          while (running) {
            const each = add(normal, 100, { separate: true });
            const reply = await save(own, cartId, each).catch(() => null);
            if (!reply) unsure.push(each);
            else acknowledged.push(each.payload.line_id);
            saves += 1;
            if (saves === 12) {
              running = false;
              await server.kill();
            }
          }
        };
        await Promise.all([lane(), lane(), lane(), lane()]);
        server = await start(database, { store });
        const after = Object.assign(new TestClient(server.url), { bearer: client.bearer });
        // Unacknowledged operations are sent again, like the outbox does.
        for (const each of unsure.splice(0)) {
          await save(after, cartId, each);
          acknowledged.push(each.payload.line_id);
        }
        const { orderLine } = await load(after, cartId);
        expect(orderLine.map((line) => line.line_id).sort()).toEqual([...acknowledged].sort());
        expect(orderLine.every((line) => line.order_quantity === 100)).toBe(true);
      }
    } finally {
      if (server !== first) await server.stop();
      await first.stop();
    }
  });
});
