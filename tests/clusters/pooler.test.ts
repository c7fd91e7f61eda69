import { cartEventsPath } from '@portal/domain/contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { add } from '../contract/databases.ts';
import { load, newCart, normal, save } from '../faults/calls.ts';
import { signedIn, type TestClient } from '../support/client.ts';
import { type PgBouncer, startPgbouncer } from '../support/pgbouncer.ts';
import { attachPostgres } from '../support/postgres.ts';
import { run } from '../support/process.ts';
import { startServer } from '../support/server.ts';

let pooler: PgBouncer;
let direct: string;
let pooled: string;
beforeAll(async () => {
  const adminUrl = inject('postgresUrl');
  pooler = await startPgbouncer(adminUrl);
  direct = await attachPostgres(adminUrl).makeDatabase(600);
  pooled = pooler.urlOf(new URL(direct).pathname.slice(1));
});
afterAll(() => pooler.stop());

/** Debian's PgBouncer does not follow prepared statements. */
const throughPooler = { PORTAL_DATABASE_PREPARE: 'off' };

/** Opens a stream of events. `saved` resolves when one names the cart. */
async function eventsOf(client: TestClient, cartId: string): Promise<{ readonly saved: Promise<void> }> {
  const stop = new AbortController();
  const { body } = await fetch(`${client.url}/${cartEventsPath}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.bearer}` },
    signal: stop.signal,
  });
  const read = async () => {
    let text = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (text.includes(cartId)) break;
    }
    stop.abort();
  };
  return { saved: read() };
}

test('behind PgBouncer in transaction mode saves are exact and events arrive through the direct connection', async () => {
  const env = { ...throughPooler, DATABASE_DIRECT_URL: direct };
  const options = { database: 'postgres', parts: 600, store: pooled, env } as const;
  const [one, two] = await Promise.all([startServer(options), startServer(options)]);
  try {
    const buyer = await signedIn(one.url, 'customer');
    const cartId = await newCart(buyer);
    const elsewhere = await signedIn(two.url, 'customer');
    const events = await eventsOf(elsewhere, cartId);
    await save(buyer, cartId, add(normal, 100, { separate: true }));
    await events.saved;
    // Many transactions at once share five connections of the database; each caller sees only its own account.
    const lines = Array.from({ length: 100 }, () => add(normal, 100, { separate: true }));
    await Promise.all(lines.map((line, at) => save(at % 2 === 0 ? buyer : elsewhere, cartId, line)));
    expect((await load(buyer, cartId)).orderLine.length).toBe(101);
    const stranger = await signedIn(two.url, 'many');
    const { envelope } = await stranger.send('getCart', {}, { parameters: { cartId } });
    expect(envelope.error).toBe('cart_not_found');
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
});

test('without a direct connection the server does not start, and says in one line what to set', async () => {
  const env = { ...throughPooler, DATABASE_URL: pooled, DATABASE_DIRECT_URL: '', PORT: '0', PORTAL_LOG_LEVEL: 'warn' };
  const { code, output } = await run(['node', 'server/dist/main.js', 'serve'], env);
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('Set DATABASE_DIRECT_URL')]);
});
