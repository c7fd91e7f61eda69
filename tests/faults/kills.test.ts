import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { add, bothDatabases, start } from '../contract/databases.ts';
import { signedIn, TestClient } from '../support/client.ts';
import { seeded } from '../support/seeded.ts';
import type { TestServer } from '../support/server.ts';
import { at, load, newCart, normal } from './calls.ts';
import { lengths } from './lengths.ts';

/** Buyers who save at the same time, each one line after the other. The first two share a cart. */
const lanes = 6;
const seed = 20_261_127;

/** A save as the outbox sends it: the same operation and key at each attempt. */
interface Save {
  readonly cartId: string;
  readonly line: ReturnType<typeof add>;
  readonly key: string;
}

describe.each(bothDatabases)('a killed server on %s', (database) => {
  test(`CART-22 P1 P3 after each of ${lengths.serverKills} kills, each of ${lengths.serverKills * lengths.linesBetweenKills} acknowledged lines is stored exactly once`, async () => {
    const random = seeded(seed);
    const quantity = () => 100 * (1 + Math.floor(random() * 9));
    const first = await start(database);
    const { store } = first;
    let server: TestServer = first;
    try {
      const { bearer } = await signedIn(server.url, 'customer');
      const clientOn = ({ url }: TestServer) => Object.assign(new TestClient(url), { bearer });
      const send = (to: TestServer, { cartId, line, key }: Save) =>
        clientOn(to).call(
          'saveCart',
          { operations: [line] },
          { ...at(cartId), headers: { 'idempotency-key': key } },
          1,
        );
      const expected = new Map<string, Map<string, number>>();
      const storedIn = async (cartId: string) => {
        const { orderLine } = await load(clientOn(server), cartId);
        return orderLine.map((line) => [line.line_id, line.order_quantity]).sort();
      };
      const expectedIn = (cartId: string) => [...(expected.get(cartId) ?? [])].sort();
      const counts = { kills: 0, acknowledged: 0, unanswered: 0, sent_twice: 0 };

      for (let kill = 0; kill < lengths.serverKills; kill += 1) {
        const own = await Promise.all(Array.from({ length: lanes - 1 }, () => newCart(clientOn(server))));
        for (const cartId of own) expected.set(cartId, new Map());
        const acknowledged: Save[] = [];
        const unanswered: Save[] = [];
        const killed = server;
        let dead: Promise<void> | undefined;
        // The kill hits the saves under way at any moment: during a statement, the commit or the response.
        const killSoon = () => {
          // biome-ignore lint/plugin: a random moment is what the test is about; nothing is waited for
          dead ??= new Promise((resolve) => setTimeout(resolve, random() * 6)).then(() => killed.kill());
        };
        const lane = async (cartId: string) => {
          for (;;) {
            const each = { cartId, line: add(normal, quantity(), { separate: true }), key: ulid() };
            const reply = await send(killed, each).catch(() => null);
            if (!reply) {
              unanswered.push(each);
              if (dead) return;
              throw new Error('A save failed although the server was running');
            }
            acknowledged.push(each);
            if (acknowledged.length >= lengths.linesBetweenKills) killSoon();
          }
        };
        await Promise.all([own[0], ...own].map((cartId) => lane(cartId ?? '')));
        await dead;
        server = await start(database, { store });
        for (const { cartId, line } of acknowledged)
          expected.get(cartId)?.set(line.payload.line_id, line.payload.quantity);
        // Every acknowledged line is there, and nothing else but lines whose response was lost.
        for (const cartId of own) {
          const lost = unanswered.filter((each) => each.cartId === cartId);
          const ids = new Set(lost.map(({ line }) => line.payload.line_id));
          expect((await storedIn(cartId)).filter(([id]) => !ids.has(String(id)))).toEqual(expectedIn(cartId));
        }
        // The outbox sends saves without a response again, and some with one, as after a crash of the browser.
        const twice = acknowledged.slice(-2 * lanes);
        for (const each of [...unanswered, ...twice]) {
          await send(server, each);
          expected.get(each.cartId)?.set(each.line.payload.line_id, each.line.payload.quantity);
        }
        for (const cartId of own) expect(await storedIn(cartId)).toEqual(expectedIn(cartId));
        counts.kills += 1;
        counts.acknowledged += acknowledged.length;
        counts.unanswered += unanswered.length;
        counts.sent_twice += twice.length;
      }
      // All kills later, the carts of every round are still whole.
      for (const cartId of expected.keys()) expect(await storedIn(cartId), cartId).toEqual(expectedIn(cartId));
      console.log(JSON.stringify({ database, carts: expected.size, ...counts }));
    } finally {
      if (server !== first) await server.stop();
      await first.stop();
    }
  });
});
