import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { OutgoingEvent } from '../../server/src/orders-out/outgoing-events.ts';
import { signedIn, TestClient } from '../support/client.ts';
import { run } from '../support/process.ts';
import { add, databases, useServer } from './databases.ts';

const token = 'erp-token-0123456789-0123456789-abc';
const folder = mkdtempSync(join(tmpdir(), 'portal-orders-out-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(databases)('orders out on %s', (database) => {
  const file = join(folder, `${database}.yaml`);
  const everything = `events: [quote.saved, user.added, address.added, address.changed, address.deleted]`;
  const destinations = `- { name: archive, kind: folder, folder: ${database} }
  - { name: crm, kind: folder, folder: ${database}-crm, ${everything} }`;
  writeFileSync(file, `destinations:\n  ${destinations}\nsystems:\n  - { name: erp, token: ${token} }\n`);
  const env = { PORTAL_ORDERS_OUT: file };
  const server = useServer(database, { env });
  const files = () => readdirSync(join(folder, database)).filter((name) => name.endsWith('.json'));

  const place = (): Record<string, string> =>
    database === 'pglite' ? { PORTAL_DATA: server().store, DATABASE_URL: '' } : { DATABASE_URL: server().store };
  /** The mails with a text in them. */
  const mailed = (text: string) => {
    const outbox = join(server().data, 'outbox');
    return (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(outbox, name), 'utf8').replace(/=\r?\n/g, ''))
      .filter((mail) => mail.includes(text));
  };

  async function submit(client: TestClient): Promise<string> {
    const { cart } = await client.call('newCart', { accode: 'KES014', customer_reference: 'PO 7' });
    const parameters = { cartId: cart.orderNum };
    await client.call('saveCart', { operations: [add('HXB-12050-88Z', 1000)] }, { parameters });
    await client.call('cartConfirm', {}, { parameters });
    await client.call('cartSubmit', {}, { parameters });
    return cart.orderNum;
  }

  test('a submitted order is delivered once, and what a system reports is in its timeline', async () => {
    const client = await signedIn(server().url, 'customer');
    const orderNum = await submit(client);
    const own = () => files().filter((name) => name.startsWith(`${orderNum}.`));
    await expect.poll(() => own().length, { timeout: 30_000 }).toBe(1);
    const { cart } = await client.call('getCart', {}, { parameters: { cartId: orderNum } });
    const event = JSON.parse(readFileSync(join(folder, database, own()[0] ?? ''), 'utf8'));
    expect(event).toMatchObject({
      type: 'order.submitted',
      data: {
        order_number: orderNum,
        purchase_order: 'PO 7',
        totals: { goods: cart.savedExtended, total: cart.total },
      },
    });
    expect(event.data.lines).toHaveLength(1);

    const erp = Object.assign(new TestClient(server().url), { bearer: token });
    const report = (event_id: string, at: string, what: object) =>
      erp.send('reportOrderEvent', { event_id, at, event: what }, { v3: true, parameters: { orderNumber: orderNum } });
    const shipped = { kind: 'shipped', carrier: 'TGX', tracking: '4471' };
    const acknowledged = { kind: 'acknowledged', supplier_order_number: 'SO-118204' };
    const first = await report('s', '2026-11-25T01:00:00Z', shipped);
    expect(first.envelope.data).toEqual({ repeated: false, stage: 'shipped' });
    expect((await report('a', '2026-11-24T01:00:00Z', acknowledged)).envelope.data?.stage).toBe('shipped');
    expect((await report('s', '2026-11-25T01:00:00Z', shipped)).envelope.data?.repeated).toBe(true);
    expect((await report('s', '2026-11-25T02:00:00Z', shipped)).http).toBe(409);
    const ofLine = (line_number: number) => ({ ...shipped, lines: [{ line_number, quantity: 400 }] });
    expect((await report('l', '2026-11-25T03:00:00Z', ofLine(2))).http).toBe(422);
    expect((await report('l', '2026-11-25T03:00:00Z', ofLine(1))).envelope.data?.repeated).toBe(false);
    const certified = { kind: 'certified', certificate_nos: ['TC-100001'] };
    const credited = { kind: 'credited', credit_note_number: 'CN-71', total: '4.12', reason: 'One box was wet' };
    expect((await report('n', '2026-11-27T01:00:00Z', credited)).envelope.data?.stage).toBe('shipped');
    expect((await report('c', '2026-11-26T01:00:00Z', certified)).envelope.data?.stage).toBe('shipped');
    expect((await report('x', '2026-11-26T01:00:00Z', { ...credited, total: '4,12' })).envelope.error).toBe(
      'invalid_request',
    );
    const { accessible } = await client.call('getAccessibleCarts', { cart_ids: [orderNum] });
    expect(accessible.map(({ stage }) => stage)).toEqual(['shipped']);
    const { reported } = await client.call('cartTimeline', { cart_id: orderNum });
    expect(reported.map((each) => each.event)).toEqual([acknowledged, shipped, ofLine(1), certified, credited]);
  });

  test('CART-06, HIST-04 what comes back by file: events over HTTPS are in the timeline, and a credit note can be saved as a document', async () => {
    const client = await signedIn(server().url, 'customer');
    const orderNum = await submit(client);
    const command = (...words: readonly string[]) =>
      run(['node', 'server/dist/main.js', ...words], { ...place(), ...env });
    const created = await command('feed', 'token', 'create', `back-${database}`, '--feeds', 'order-events,past-orders');
    const send = async (feed: string, body: string) => {
      const headers = { authorization: `Bearer ${created.output.split('\n')[0]}`, 'content-type': 'text/csv' };
      const response = await fetch(`${server().url}/v3/feeds/${feed}?mode=delta`, { method: 'POST', headers, body });
      return (await response.json()) as { readonly data: { readonly state: string } };
    };
    const rows = [
      'event_id,order_number,kind,date,time,number,carrier,tracking,certificates,total,reason',
      `A-${orderNum},${orderNum},acknowledged,2026-11-24,09:30,SO-118300,,,,,`,
      `S-${orderNum},${orderNum},shipped,2026-11-25,10:00,,TGX,4471,,,`,
      `I-${orderNum},${orderNum},invoiced,2026-11-25,11:00,INV-7,,,,,`,
      `C-${orderNum},${orderNum},certified,2026-11-25,12:00,,,,TC-100001,,`,
      `N-${orderNum},${orderNum},credited,2026-11-26,09:00,CN-${orderNum},,,,4.12,One box was wet`,
      '',
    ];
    expect((await send('order-events', rows.join('\n'))).data).toMatchObject({ state: 'live' });
    const credit = `order_no,accode,order_date,reference,total\nCN-${orderNum},KES014,2026-11-26,PO 7,-3.75\n`;
    expect((await send('past-orders', credit)).data).toMatchObject({ state: 'live' });
    const { reported } = await client.call('cartTimeline', { cart_id: orderNum });
    expect(reported.map(({ event }) => event.kind)).toEqual([
      'acknowledged',
      'shipped',
      'invoiced',
      'certified',
      'credited',
    ]);
    const { file } = await client.call('invoiceRequest', { so_order_no: `CN-${orderNum}` });
    expect(file).toMatchObject({ file_name: `credit-note-CN-${orderNum}.pdf`, content_type: 'application/pdf' });
  });

  test('PREF-01 mail_order_changes: the buyer is mailed once that an order was shipped or changed, unless they prefer not', async () => {
    const mails = (order: string) => mailed(`your order ${order}`);
    const erp = Object.assign(new TestClient(server().url), { bearer: token });
    const report = (order: string, event_id: string, event: object) =>
      erp.send(
        'reportOrderEvent',
        { event_id, at: '2026-11-25T01:00:00Z', event },
        { v3: true, parameters: { orderNumber: order } },
      );
    const client = await signedIn(server().url, 'multi');
    const first = await submit(client);
    const shipped = { kind: 'shipped', carrier: 'TGX', tracking: '4471' };
    await report(first, `mail ${first}`, shipped);
    await report(first, `mail ${first}`, shipped);
    await report(first, `picked ${first}`, { kind: 'picked' });
    await report(first, `changed ${first}`, { kind: 'line_changed', line_number: 1, quantity: 800, reason: 'Short' });
    await expect.poll(() => mails(first).length, { timeout: 30_000 }).toBe(2);
    const [one, other] = mails(first).sort((a, b) => Number(b.includes('TGX')) - Number(a.includes('TGX')));
    expect(one).toContain('Subject: Order PO 7: shipped');
    expect(one).toContain('Tracking number: 4471');
    expect(other).toContain('New quantity: 800');

    await client.call('setPreferences', { settings: [{ key: 'mail_order_changes', value: '0' }] });
    const second = await submit(client);
    await report(second, `mail ${second}`, shipped);
    await client.call('setPreferences', { settings: [{ key: 'mail_order_changes', value: '1' }] });
    const third = await submit(client);
    await report(third, `mail ${third}`, shipped);
    await expect.poll(() => mails(third).length, { timeout: 30_000 }).toBe(1);
    expect(mails(second)).toEqual([]);
  });

  test('QQ-03, DLV-02 quotes, new users and changes of addresses leave the portal in order, for destinations that take them', async () => {
    const crm = join(folder, `${database}-crm`);
    const sent = () =>
      (existsSync(crm) ? readdirSync(crm) : [])
        .filter((name) => name.endsWith('.json'))
        .map((name) => JSON.parse(readFileSync(join(crm, name), 'utf8')) as OutgoingEvent)
        .sort((a, b) => a.id.localeCompare(b.id));
    const client = await signedIn(server().url, 'customer');
    const { cart } = await client.call('newCart', { accode: 'KES014', customer_reference: 'Stairs' });
    const parameters = { cartId: cart.orderNum };
    await client.call('saveCart', { operations: [add('HXB-12050-88Z', 1000)] }, { parameters });
    await client.call('saveQuote', { cart_id: cart.orderNum });
    const fields = {
      company: 'Crane crew',
      contact: 'Cay Rane',
      phone: '0400 123 456',
      email: '',
      address1: '1 Dock Rd',
      address2: '',
      suburb: 'Alexandria',
      state: 'NSW',
      postcode: '2015',
    };
    const { address } = await client.call('dropShipCreate', { accode: 'KES014', address: fields });
    const moved = { ...fields, address1: '2 Dock Rd' };
    const changed = await client.call('dropShipUpdate', { ds_id: address.ds_id, address: moved });
    await client.call('dropShipDelete', { ds_id: changed.address.ds_id });
    await expect(
      client.call('dropShipCreate', { accode: 'KES014', address: { ...fields, postcode: 'x' } }),
    ).rejects.toThrow();
    const root = await signedIn(server().url, 'root');
    await root.call('loginAuthorise', { password: 'portal-demo' });
    await root.call('usersInvite', {
      username: 'crane.crew',
      firstname: 'Cay',
      lastname: 'Rane',
      email: 'cay@kestrel.example',
      mobile: '',
      user_type: 'customer',
      accounts: ['KES014'],
    });
    await expect.poll(() => sent().length, { timeout: 30_000 }).toBe(5);
    const of = (type: OutgoingEvent['type']) => sent().find((event) => event.type === type)?.data;
    expect(of('quote.saved')).toMatchObject({
      quote_number: cart.orderNum,
      purchase_order: 'Stairs',
      valid_until: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      lines: [{ stock_code: 'HXB-12050-88Z', quantity: 1000 }],
    });
    expect(of('address.added')).toMatchObject({ account: 'KES014', replaces: null, address: { lines: ['1 Dock Rd'] } });
    expect(of('address.changed')).toMatchObject({ replaces: address.ds_id, address: { lines: ['2 Dock Rd'] } });
    expect(of('address.deleted')).toMatchObject({ address_number: changed.address.ds_id });
    expect(of('user.added')).toEqual({
      username: 'crane.crew',
      firstname: 'Cay',
      lastname: 'Rane',
      email: 'cay@kestrel.example',
      mobile: '',
      user_type: 'customer',
      accounts: ['KES014'],
      added_by: 'invited',
    });
    // The other destination does not take these events.
    expect(files().some((name) => name.includes('address') || name.startsWith(cart.orderNum))).toBe(false);
  });

  test('SESS-08 a user who registers, and one made by command, leave the portal like invited ones', async () => {
    const crm = join(folder, `${database}-crm`);
    const added = () =>
      (existsSync(crm) ? readdirSync(crm) : [])
        .filter((name) => name.endsWith('.json'))
        .map((name) => JSON.parse(readFileSync(join(crm, name), 'utf8')) as OutgoingEvent)
        .flatMap(({ type, data }) => (type === 'user.added' ? [data] : []));
    const visitor = new TestClient(server().url);
    const person = { firstname: 'Reg', lastname: 'Ister', email: 'reg@kestrel.example', mobile: '0400 000 111' };
    await visitor.call('regoNumRequest', { accode: 'KES014', ...person });
    const number = () =>
      mailed('reg@kestrel.example').flatMap((text) => /^(\d{4} \d{4})\r?$/m.exec(text)?.[1] ?? [])[0];
    await expect.poll(number, { timeout: 30_000 }).toBeDefined();
    await visitor.call('regoNumSubmit', {
      accode: 'KES014',
      rego_num: number() ?? '',
      username: 'reg.ister',
      new_password: 'quite a long one',
    });
    const command = ['user', 'add', 'co.mand', '--type', 'customer', '--email', 'co@kestrel.example'] as const;
    const accounts = ['--accounts', 'KES014,OAK003'] as const;
    const made = await run(['node', 'server/dist/main.js', ...command, ...accounts], { ...place(), ...env });
    expect(made).toMatchObject({ code: 0 });
    // Operators are not reported to other systems.
    const operator = ['user', 'add', 'op.erator', '--type', 'it', '--email', 'op@supplier.example'] as const;
    expect(await run(['node', 'server/dist/main.js', ...operator], { ...place(), ...env })).toMatchObject({ code: 0 });
    await expect.poll(() => added().map(({ username }) => username), { timeout: 30_000 }).toContain('co.mand');
    const of = (name: string) => added().find(({ username }) => username === name);
    expect(of('reg.ister')).toEqual({
      ...person,
      username: 'reg.ister',
      user_type: 'customer',
      accounts: ['KES014'],
      added_by: 'registered',
    });
    expect(of('co.mand')).toMatchObject({ accounts: ['KES014', 'OAK003'], added_by: 'invited' });
    expect(of('op.erator')).toBeUndefined();
  });

  test('SESS-07 a person cannot report, and a system can do nothing else', async () => {
    const client = await signedIn(server().url, 'customer');
    const orderNum = await submit(client);
    const parameters = { orderNumber: orderNum };
    const given = { event_id: 'p', at: '2026-11-25T01:00:00Z', event: { kind: 'picked' } };
    expect((await client.send('reportOrderEvent', given, { parameters })).envelope.error).toBe('not_allowed');
    const erp = Object.assign(new TestClient(server().url), { bearer: token });
    expect((await erp.send('getOpenCarts')).envelope.error).toBe('invalid_bearer');
    erp.bearer = token.replace('erp', 'xxx');
    expect((await erp.send('reportOrderEvent', given, { parameters })).envelope.error).toBe('invalid_bearer');
    const stranger = await signedIn(server().url, 'many');
    expect((await stranger.send('cartTimeline', { cart_id: orderNum })).envelope.error).toBe('cart_not_found');
  });

  test('an operator sees the queue and sends an order again', async () => {
    const client = await signedIn(server().url, 'customer');
    const orderNum = await submit(client);
    const command = (...words: readonly string[]) =>
      run(['node', 'server/dist/main.js', ...words], { ...place(), ...env });
    await expect.poll(() => files().some((name) => name.startsWith(orderNum)), { timeout: 30_000 }).toBe(true);
    expect((await command('orders-out', 'list')).output).toMatch(
      /^archive \(folder\): 0 waiting, 0 undeliverable, \d+ delivered/,
    );
    for (const name of files()) rmSync(join(folder, database, name));
    expect((await command('orders-out', 'replay', orderNum)).output).toBe('1 delivery will be sent again.\n');
    await expect.poll(() => files().some((name) => name.startsWith(orderNum)), { timeout: 30_000 }).toBe(true);
  });
});
