import { expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { start, useServer } from './databases.ts';

const perMinute = 40;
const server = useServer('pglite', { env: { PORTAL_CALLS_PER_MINUTE: String(perMinute) } });
const many = <Answer>(times: number, ask: () => Promise<Answer>) => Promise.all(Array.from({ length: times }, ask));

test('a caller over the limit gets the usual envelope with a delay; other callers are not affected, and the caller can soon go on', async () => {
  const client = await signedIn(server().url, 'customer');
  const other = await signedIn(server().url, 'multi');
  for (const each of [client, other]) await each.call('getOpenCarts');
  const answers = await many(perMinute * 2, () => client.send('getOpenCarts'));
  const refused = answers.filter(({ http }) => http === 429);
  expect(refused.length).toBeGreaterThan(perMinute / 2);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(perMinute - 1);
  for (const { envelope, headers } of refused) {
    expect(envelope).toMatchObject({ status: 'ERROR', action: 'retry', error: 'too_many_calls', data: null });
    expect(envelope.delay_retry).toBeGreaterThanOrEqual(1_000);
    expect(envelope.user_message).toContain('Wait a moment');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await other.send('getOpenCarts')).http).toBe(200);
  expect((await new TestClient(server().url).send('warehouseList')).http).toBe(200);
  await client.call('getOpenCarts');
});

test('visitors and invalid bearers from one address share one limit', async () => {
  const answers = await many(perMinute * 6, () => {
    const made = new TestClient(server().url);
    made.bearer = crypto.randomUUID();
    return made.send('warehouseList');
  });
  const refused = answers.filter(({ http }) => http === 429).length;
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThan(perMinute * 2);
});

test('a rendered document is cached, and rendering others for a visitor is limited', async () => {
  const own = await start('pglite', { env: { PORTAL_CALLS_PER_MINUTE: '10' } });
  try {
    const client = await signedIn(own.url, 'customer');
    const { resource_id_lookups } = await client.call('getProductInformation', {
      cart_lines: [{ stock_code: 'HXB-16080-88G' }],
    });
    const [first = '', second = ''] = new Set(Object.values(resource_id_lookups));
    expect(second).not.toBe('');
    const get = async (path: string) => {
      const response = await fetch(own.url + path);
      return { http: response.status, body: Buffer.from(await response.arrayBuffer()) };
    };
    const drawn = await get(first);
    expect(drawn.http).toBe(200);
    expect(drawn.body.subarray(0, 5).toString()).toBe('%PDF-');
    // This address may render one every six seconds.
    expect((await get(second)).http).toBe(429);
    const again = await many(5, () => get(first));
    for (const each of again) expect(each.body.equals(drawn.body)).toBe(true);
  } finally {
    await own.stop();
  }
});
