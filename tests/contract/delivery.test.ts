import { describe, expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { databases, operation, useServer } from './databases.ts';

const address = {
  company: 'Site 12',
  contact: 'Mia Tran',
  phone: '02 5550 1111',
  email: 'mia@example.com',
  address1: '12 Bourke Rd',
  address2: '',
  suburb: 'Alexandria',
  state: 'nsw',
  postcode: '2015',
};

describe.each(databases)('delivery on %s', (database) => {
  const server = useServer(database);
  const book = (client: TestClient, accode = 'KES014') => client.call('dropShipGet', { accode });

  test('DLV-03 a postcode or the beginning of a suburb finds suburb and state; wildcards are literal', async () => {
    const client = await signedIn(server().url, 'customer');
    const { postcodes } = await client.call('getPostcodes', { needle: '2015' });
    expect(postcodes).toContainEqual({ postcode: '2015', suburb: 'Alexandria', state: 'NSW' });
    const bySuburb = await client.call('getPostcodes', { needle: 'alexan' });
    expect(bySuburb.postcodes.map((each) => each.suburb)).toContain('Alexandria');
    for (const needle of ['%', '_', '\\', '   ', "'"]) {
      expect((await client.call('getPostcodes', { needle })).postcodes).toEqual([]);
    }
    expect((await new TestClient(server().url).send('getPostcodes', { needle: '2' })).http).toBe(401);
  });

  test('DLV-02 an address is created, replaced and deleted; an order keeps the version that it used', async () => {
    const client = await signedIn(server().url, 'customer');
    const { address: made } = await client.call('dropShipCreate', { accode: 'KES014', address });
    expect(made).toMatchObject({ ...address, state: 'NSW', replaces_ds_id: null, deleted: false });
    const { cart } = await client.call('newCart', { accode: 'KES014' });
    expect(cart.deliveryDropshipIdChosen).toBe(-1);
    expect(cart.dropship_allowed).toBe(true);
    const parameters = { cartId: cart.orderNum };
    const choose = async (deliveryDropshipIdChosen: number) => {
      const operations = [operation('cart.delivery', { deliveryDropshipIdChosen })];
      const { results } = await client.call('saveCart', { operations }, { parameters });
      return results[0]?.outcome.result;
    };
    const applied = await choose(made.ds_id);
    const { address: next } = await client.call('dropShipUpdate', {
      ds_id: made.ds_id,
      address: { ...address, contact: 'Noah Lee' },
    });
    expect(next).toMatchObject({ contact: 'Noah Lee', replaces_ds_id: made.ds_id });
    const { cart: kept } = await client.call('getCart', {}, { parameters });
    expect(kept.deliveryDropshipIdChosen).toBe(made.ds_id);
    const { addresses } = await book(client);
    expect(addresses.map((each) => each.ds_id)).toContain(next.ds_id);
    expect(addresses.map((each) => each.ds_id)).not.toContain(made.ds_id);
    const old = await client.call('dropShipGet', { accode: 'KES014', ds_ids: [made.ds_id] });
    expect(old.addresses.find((each) => each.ds_id === made.ds_id)).toMatchObject({
      contact: 'Mia Tran',
      deleted: true,
    });
    await client.call('dropShipDelete', { ds_id: next.ds_id });
    expect(await choose(next.ds_id)).not.toBe(applied);
    const gone = await client.send('dropShipUpdate', { ds_id: next.ds_id, address });
    expect(gone.envelope.error).toBe('address_not_found');
  });

  test('DLV-02 VAL-01 postcode, suburb and state must not contradict known places; unknown places are accepted', async () => {
    const client = await signedIn(server().url, 'customer');
    const make = async (more: object) => {
      const { envelope } = await client.send('dropShipCreate', { accode: 'KES014', address: { ...address, ...more } });
      return envelope.validation_results.map(({ field, message }) => `${field}: ${message}`);
    };
    expect(await make({ state: 'VIC' })).toEqual(['state: The postcode 2015 is in NSW']);
    const { postcodes } = await client.call('getPostcodes', { needle: '2' });
    const other = postcodes.find((each) => each.postcode !== '2015');
    expect(await make({ postcode: other?.postcode, state: other?.state })).toEqual([
      'postcode: Alexandria in NSW has the postcode 2015',
    ]);
    expect(await make({ suburb: 'ALEXANDRIA' })).toEqual([]);
    expect(await make({ suburb: 'New Place' })).toEqual([]);
    expect(await make({ postcode: '9999', state: 'WA' })).toEqual([]);
    const [made] = (await book(client)).addresses;
    const changed = await client.send('dropShipUpdate', { ds_id: made?.ds_id, address: { ...address, state: 'QLD' } });
    expect(changed.envelope.validation_results).toHaveLength(1);
  });

  test('DLV-02 of two concurrent replacements one succeeds and the other reports a missing address', async () => {
    const client = await signedIn(server().url, 'customer');
    const { address: made } = await client.call('dropShipCreate', { accode: 'KES014', address });
    const both = await Promise.all(
      ['One', 'Two'].map((contact) =>
        client.send('dropShipUpdate', { ds_id: made.ds_id, address: { ...address, contact } }),
      ),
    );
    expect(both.map(({ envelope }) => envelope.error ?? 'OK').sort()).toEqual(['OK', 'address_not_found']);
  });

  test('DLV-02 SESS-07 an address of another account is like an unknown one, to read, replace, delete or choose', async () => {
    const client = await signedIn(server().url, 'customer');
    const other = await signedIn(server().url, 'multi');
    const login = await other.signIn('multi');
    const theirs = login.user_details.authorised_accodes.find((each) => each.accode === 'HAR010')?.accode ?? '';
    const { addresses } = await book(other, theirs);
    const [foreign] = addresses;
    if (!foreign) throw new Error('no address');
    const odd = [foreign.ds_id, 999_999, -1, 0, 9_999_999_999];
    for (const ds_id of odd) {
      for (const reply of [
        await client.send('dropShipUpdate', { ds_id, address }),
        await client.send('dropShipDelete', { ds_id }),
      ]) {
        expect(reply.envelope).toMatchObject({ status: 'ERROR', error: 'address_not_found' });
      }
    }
    expect((await client.send('dropShipGet', { accode: theirs })).envelope.error).toBe('account_not_found');
    const asked = await client.call('dropShipGet', { accode: 'KES014', ds_ids: [foreign.ds_id] });
    expect(asked.addresses.every((each) => each.created_for_accode === 'KES014')).toBe(true);
    const { cart } = await client.call('newCart', { accode: 'KES014' });
    const parameters = { cartId: cart.orderNum };
    await client.call(
      'saveCart',
      { operations: [operation('cart.delivery', { deliveryDropshipIdChosen: foreign.ds_id })] },
      { parameters },
    );
    expect((await client.call('getCart', {}, { parameters })).cart.deliveryDropshipIdChosen).toBe(-1);
    expect((await book(other, theirs)).addresses).toEqual(addresses);
  });

  test('DLV-02 an account without permission for drop-ship gets no addresses', async () => {
    const client = await signedIn(server().url, 'multi');
    const { envelope } = await client.send('dropShipCreate', { accode: 'OAK003', address });
    expect(envelope.error).toBe('dropship_not_allowed');
  });

  test('DLV-02 VAL-01 errors in an address are reported by field', async () => {
    const client = await signedIn(server().url, 'customer');
    const before = await book(client);
    const wrong = { ...address, company: '  ', postcode: '20A5', email: 'nobody' };
    const { envelope } = await client.send('dropShipCreate', { accode: 'KES014', address: wrong });
    expect(envelope.validation_results).toEqual([
      { field: 'company', message: 'Required field' },
      { field: 'email', message: 'Invalid email address' },
      { field: 'postcode', message: 'Invalid character: A' },
    ]);
    expect(await book(client)).toEqual(before);
  });

  test('DLV-01 option, third-party reference, receiver pays and instructions are stored with the order', async () => {
    const client = await signedIn(server().url, 'customer');
    const { cart } = await client.call('newCart', { accode: 'KES014' });
    const parameters = { cartId: cart.orderNum };
    const delivery = {
      deliveryOption3rdPartyReference: 'StarTrack · 44120',
      deliveryOptionReceiverPaysCarrier: true,
      orderInstruction1: 'Gate C',
      orderInstruction2: 'Ring first',
    };
    await client.call('saveCart', { operations: [operation('cart.delivery', delivery)] }, { parameters });
    const { cart: kept } = await client.call('getCart', {}, { parameters });
    expect(kept).toMatchObject({ ...delivery, total_freight_charge: '0.00' });
  });
});
