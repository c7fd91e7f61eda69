import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { add } from '../contract/databases.ts';
import { load, newCart, normal, save } from '../faults/calls.ts';
import { signedIn, TestClient } from '../support/client.ts';
import { attachPostgres } from '../support/postgres.ts';
import { startServer, type TestServer } from '../support/server.ts';

const buyers = 200;
const linesEach = 5;

let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  const store = await attachPostgres(inject('postgresUrl')).makeDatabase(600);
  one = await startServer({ database: 'postgres', parts: 600, store });
  two = await startServer({ database: 'postgres', parts: 600, store });
});
afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()]);
});

test(`P1 P3 ${buyers} buyers at once on two servers: every order has exactly its buyer’s lines, wherever each call went`, async () => {
  const { bearer } = await signedIn(one.url, 'customer');
  const clientOn = (server: TestServer) => Object.assign(new TestClient(server.url), { bearer });
  const began = performance.now();
  let busy = 0;
  /** As the outbox does: again until it is accepted. */
  const untilAccepted = <T>(work: () => Promise<T>): Promise<T> =>
    work().catch((error: unknown) => {
      if (!/overloaded|store_away/.test(String(error))) throw error;
      busy += 1;
      return untilAccepted(work);
    });
  const buy = async (at: number) => {
    const [first, second] = at % 2 === 0 ? [one, two] : [two, one];
    const cartId = await untilAccepted(() => newCart(clientOn(first)));
    const lines = Array.from({ length: linesEach }, () => add(normal, 100, { separate: true }));
    await Promise.all(
      lines.map((line, n) => untilAccepted(() => save(clientOn(n % 2 === 0 ? first : second), cartId, line))),
    );
    const { orderLine } = await untilAccepted(() => load(clientOn(second), cartId));
    expect(orderLine.map(({ line_id }) => line_id).sort()).toEqual(lines.map(({ payload }) => payload.line_id).sort());
    return cartId;
  };
  const carts = await Promise.all(Array.from({ length: buyers }, (_, at) => buy(at)));
  expect(new Set(carts).size).toBe(buyers);
  const seconds = (performance.now() - began) / 1_000;
  console.log(JSON.stringify({ buyers, saves: buyers * linesEach, seconds: Math.round(seconds * 10) / 10, busy }));
});
