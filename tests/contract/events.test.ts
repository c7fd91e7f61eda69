import { type CartEvent, cartEventsPath } from '@portal/domain/contract';
import { describe, expect, test } from 'vitest';
import { signedIn, type TestClient } from '../support/client.ts';
import { add, databases, start, useServer } from './databases.ts';

interface Stream {
  readonly http: number;
  /** Resolves with the next event. */
  next(): Promise<CartEvent>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens an event stream like a browser. */
async function listen(client: TestClient): Promise<Stream> {
  const stop = new AbortController();
  const response = await fetch(`${client.url}/${cartEventsPath}`, {
    method: 'POST',
    headers: client.bearer === null ? {} : { authorization: `Bearer ${client.bearer}` },
    signal: stop.signal,
  });
  const heard: CartEvent[] = [];
  const waiting: ((event: CartEvent) => void)[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data === undefined || !/^event: cart$/m.test(block)) continue;
        const event = JSON.parse(data) as CartEvent;
        const first = waiting.shift();
        if (first) first(event);
        else heard.push(event);
      }
    }
  };
  const ended = response.ok ? read().catch(() => undefined) : Promise.resolve();
  return {
    http: response.status,
    next: () => {
      const event = heard.shift();
      return event ? Promise.resolve(event) : new Promise((resolve) => waiting.push(resolve));
    },
    ended,
    close: () => stop.abort(),
  };
}

/** Opens a stream. `names` resolves with the names of its events up to one with this name. */
async function eventsUntil(client: TestClient, last: string): Promise<{ readonly names: Promise<readonly string[]> }> {
  const stop = new AbortController();
  const { body } = await fetch(`${client.url}/${cartEventsPath}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.bearer}` },
    signal: stop.signal,
  });
  const read = async () => {
    const names: string[] = [];
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      names.push(...[...chunk.matchAll(/^event: (.*)$/gm)].map(([, name = '']) => name));
      if (names.includes(last)) break;
    }
    stop.abort();
    return names;
  };
  return { names: read() };
}

async function newCart(client: TestClient, accode: string): Promise<string> {
  return (await client.call('newCart', { accode })).cart.orderNum;
}
const save = (client: TestClient, cartId: string) =>
  client.call('saveCart', { operations: [add('HXB-12050-88Z', 100)] }, { parameters: { cartId } });

describe.each(databases)('events on %s', (database) => {
  const server = useServer(database);

  test('HIVE-15 staff are notified of changed pages, customers are not', async () => {
    const publisher = await signedIn(server().url, 'mktg');
    const customer = await signedIn(server().url, 'customer');
    const byStaff = await eventsUntil(await signedIn(server().url, 'staff'), 'pages');
    const byCustomer = await eventsUntil(customer, 'cart');
    const { page_id } = await publisher.call('pagesCreate', { uri: '/seen-by-staff' });
    expect(await byStaff.names).toContain('pages');
    await save(customer, await newCart(customer, 'KES014'));
    expect(await byCustomer.names).not.toContain('pages');
    await publisher.call('pagesDelete', { page_id });
  });

  test('HIVE-16 staff are notified when a draft shows a saved section or no longer does', async () => {
    const publisher = await signedIn(server().url, 'mktg');
    const { page_id } = await publisher.call('pagesCreate', { uri: '/shows-a-section' });
    const { draft_id } = await publisher.call('draftsCreate', { page_id });
    const { components } = await publisher.call('draftsGetComponents', { page_id, draft_id });
    const line = { key: 'a', parent: null, position: 0, name: 'line', description: '', active: true, settings: {} };
    const { section } = await publisher.call('sectionsSave', { name: 'Shown on a draft', parts: [[line]] });
    const notified = await eventsUntil(await signedIn(server().url, 'staff'), 'pages');
    const { component_id } = await publisher.call('componentsCreate', {
      page_id,
      draft_id,
      name: 'section',
      parent: components[0]?.component_id ?? 0,
      settings: [{ name: 'section', value: String(section.section_id) }],
    });
    expect(await notified.names).toContain('pages');
    const again = await eventsUntil(await signedIn(server().url, 'staff'), 'pages');
    await publisher.call('componentsDelete', { page_id, draft_id, component_id });
    expect(await again.names).toContain('pages');
    await publisher.call('pagesDelete', { page_id });
  });

  test('CART-18 another user is notified of a change, with cart, revision and name', async () => {
    const [one, other] = [await signedIn(server().url, 'customer'), await signedIn(server().url, 'multi')];
    const cartId = await newCart(one, 'KES014');
    const stream = await listen(other);
    await save(one, cartId);
    expect(await stream.next()).toEqual({ order_num: cartId, revision: 1, by: 'customer' });
    const since = await other.call('saveCart', { revision: 0, operations: [] }, { parameters: { cartId } });
    expect(since.operations.map((each) => [each.kind, each.by])).toEqual([['line.add', 'customer']]);
    stream.close();
  });

  test('CART-18 users get no events for carts of other accounts', async () => {
    const [customer, multi] = [await signedIn(server().url, 'customer'), await signedIn(server().url, 'multi')];
    const stream = await listen(customer);
    const own = await newCart(customer, 'KES014');
    await save(multi, await newCart(multi, 'HAR010'));
    await save(customer, own);
    expect((await stream.next()).order_num).toBe(own);
    stream.close();
  });

  test('SESS-07 an event stream requires a bearer and ends with its session', async () => {
    const client = await signedIn(server().url, 'customer');
    const visitor = await listen(Object.assign(await signedIn(server().url, 'customer'), { bearer: null }));
    expect(visitor.http).toBe(401);
    const stream = await listen(client);
    expect(stream.http).toBe(200);
    const other = await signedIn(server().url, 'customer');
    await client.call('logout', {});
    await save(other, await newCart(other, 'KES014'));
    await stream.ended;
  });
});

test('CART-18 a change on one server reaches clients of another server on the same database', async () => {
  const first = await start('postgres');
  const second = await start('postgres', { store: first.store });
  try {
    const [here, there] = [await signedIn(first.url, 'customer'), await signedIn(second.url, 'multi')];
    const cartId = await newCart(here, 'KES014');
    const stream = await listen(there);
    await save(here, cartId);
    expect(await stream.next()).toMatchObject({ order_num: cartId, revision: 1 });
    // An open stream must not keep a server from shutting down.
    expect(await second.stop()).toBe(0);
    await stream.ended;
  } finally {
    await first.stop();
  }
});
