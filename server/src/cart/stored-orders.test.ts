import type { OperationDraft } from '@portal/domain/cart';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/database.ts';
import { cartMessages } from '../messages/cart.ts';
import { callers, insertPart, now, refusalOf, type UsersStore, usersStore } from '../services.fixture.ts';
import type { Caller } from '../session/caller.ts';
import { changeStatus } from './change-status.ts';
import { copyOrder } from './copy-order.ts';
import { createCart } from './create-cart.ts';
import { atCurrentPrices, foldInto } from './fold.ts';
import { mergeOrders, openBoth } from './merge-orders.ts';
import { openCart } from './open.ts';
import type { Queries } from './rows.ts';
import { saveOperations } from './save-operations.ts';
import { serverOperation } from './server-operation.ts';
import { cancelRules, confirmRules, recycleRules, submitRules, unconfirmRules } from './transition-rules.ts';

const accountOf = (accode: string) => {
  return { accode, billto: accode, name: accode, suburb: '', store_code: '', web_discount: '0' };
};
const account = accountOf('KES014');
const moira: Caller = {
  ...callers.it,
  ...{ userId: 'moira', realUserId: 'moira', username: 'moira', kind: 'customer', accounts: [account] },
};
const stranger: Caller = { ...moira, userId: 'newly', username: 'newly', accounts: [accountOf('HAR010')] };
const pricing = { mayBeRepeat: false, priceStaleSeconds: 900 };

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
  const { database } = store;
  await insertPart(database, 0, 'BOLT');
  await insertPart(database, 1, 'NUT');
  await database.query(sql`
    INSERT INTO price (stock_code, price_type, quantity_break, price) VALUES ('BOLT', 'standard', 1, 20), ('NUT', 'standard', 1, 5)`);
  await database.query(sql`INSERT INTO delivery_option VALUES ('road', 'Road', '2', 0, 10, 0)`);
  await database.query(sql`
    INSERT INTO deal (deal_id, code, name, effect)
    VALUES ('d1', 'SPRING', 'Spring', '{"kind": "amount_off", "amount": "5.00", "minimum": "30.00"}')`);
  await database.query(sql`
    INSERT INTO dropship_address (ds_id, created_for_accode, company, contact, address_1, suburb, state, postcode)
    VALUES (7, 'KES014', 'Site', 'Moira', '1 Wharf Road', 'Nowra', 'NSW', '2541')`);
});
afterAll(() => store.database.close());

type Line = readonly [stock_code: string, quantity: number];
const added = ([stock_code, quantity]: Line): OperationDraft => {
  return { kind: 'line.add', payload: { line_id: ulid(), stock_code, quantity, separate: true } };
};
const operations = (drafts: readonly OperationDraft[]) => drafts.map((draft) => serverOperation(draft, now, 'moira'));
const inStore = <Result>(work: (tx: Queries) => Promise<Result>) => store.database.transaction(work);

/** Stores an order and returns its number. */
const order = (lines: readonly Line[], more: readonly OperationDraft[] = []): Promise<string> =>
  inStore(async (tx) => {
    const made = await createCart(tx, { caller: moira, account }, {}, now);
    const given = { author: moira, account, now, ...atCurrentPrices };
    await foldInto(tx, made, { ...given, operations: operations([...lines.map(added), ...more]) });
    return made.state.orderNum;
  });
const open = (tx: Queries, cartId: string, caller = moira) =>
  openCart(tx, { caller, parameters: { cartId } }, { lock: true });
const stateOf = async (orderNum: string) => (await inStore((tx) => open(tx, orderNum))).cart.state;
const linesOf = ({ lines }: Awaited<ReturnType<typeof stateOf>>) =>
  lines.map((line) => [line.stock_code, line.order_quantity]);
const copy = (orderNum: string) => inStore(async (tx) => copyOrder(tx, await open(tx, orderNum), now));
const merge = (into: string, from: string, caller = moira) =>
  inStore(async (tx) => mergeOrders(tx, await openBoth(tx, caller, into, from), pricing, now));
const change = (rules: typeof cancelRules, orderNum: string, revision?: number) =>
  inStore(async (tx) => changeStatus(tx, rules, await open(tx, orderNum), revision, pricing, now));
const confirm = confirmRules(60);

/** Topics of all messages in the outbox that name an order. */
const messagesOf = async (order_num: string) =>
  (
    await store.database.query<{ topic: string }>(sql`
      SELECT topic FROM outbox_message WHERE position(${order_num} in payload::text) > 0 ORDER BY message_id`)
  ).map(({ topic }) => topic);
const usesOf = async (order_num: string) =>
  (await store.database.query(sql`SELECT 1 FROM deal_use WHERE order_num = ${order_num}`)).length;
const promo = (promo_code: string): OperationDraft => ({ kind: 'cart.promo', payload: { promo_code } });

describe('HIST-03 a copied order', () => {
  test('costs what it costs today, and says which lines have changed; the first order keeps its prices', async () => {
    const first = await order([
      ['BOLT', 100],
      ['NUT', 100],
    ]);
    await store.database.query(sql`UPDATE price SET price = 21 WHERE stock_code = 'BOLT'`);
    const { changed } = await copy(first);
    expect(changed).toEqual([{ stock_code: 'BOLT', was: '20.00', now: '21.00' }]);
    const { cart } = await inStore((tx) => open(tx, first));
    expect([...cart.prices.values()].map(({ extended }) => Number(extended))).toEqual([20, 5]);
    await store.database.query(sql`UPDATE price SET price = 20 WHERE stock_code = 'BOLT'`);
  });

  test('keeps what can still be chosen of the delivery, without the date ahead', async () => {
    const delivery = { deliveryOptionChosen: 'road', deliveryDropshipIdChosen: 7, orderInstruction1: 'Gate C' };
    const first = await order([['BOLT', 100]], [{ kind: 'cart.delivery', payload: delivery }]);
    expect((await copy(first)).isDeliveryCopied).toBe(true);
    await store.database.query(sql`UPDATE dropship_address SET deleted = true WHERE ds_id = 7`);
    const { cart, isDeliveryCopied } = await copy(first);
    expect(isDeliveryCopied).toBe(false);
    expect(cart.state.delivery).toMatchObject({ ...delivery, deliveryDropshipIdChosen: -1 });
    await store.database.query(sql`UPDATE dropship_address SET deleted = false WHERE ds_id = 7`);
  });
});

describe('CART-13, CART-14 merging', () => {
  test('releases the cancelled order’s promo code, and queues nothing', async () => {
    const into = await order([['BOLT', 100]]);
    const from = await order([['NUT', 100]]);
    await inStore((tx) => tx.query(sql`INSERT INTO deal_use VALUES ('d1', ${from}, ${now.toISOString()})`));
    const { linesAdded, cancelled } = await merge(into, from);
    expect(linesAdded).toBe(1);
    expect(cancelled.state.cancelled).toBe(now.toISOString());
    expect(linesOf(await stateOf(into))).toEqual([
      ['BOLT', 100],
      ['NUT', 100],
    ]);
    expect(await usesOf(from)).toBe(0);
    expect(await messagesOf(from)).toEqual([]);
  });

  test('needs two orders that the caller may open', async () => {
    const [into, from] = [await order([['BOLT', 100]]), await order([['NUT', 100]])];
    expect(await refusalOf(merge(into, into))).toMatchObject({ user_message: cartMessages.merge.same });
    expect(await refusalOf(merge(into, from, stranger))).toMatchObject({ error: 'cart_not_found' });
    expect(linesOf(await stateOf(into))).toEqual([['BOLT', 100]]);
  });
});

describe('CART-06 a change of status', () => {
  test('is refused to somebody who has not seen the last change, and writes nothing', async () => {
    const orderNum = await order([['BOLT', 100]]);
    const { revision } = await stateOf(orderNum);
    expect(await refusalOf(change(confirm, orderNum, revision - 1))).toMatchObject({ action: 'reload_cart' });
    expect(await refusalOf(change(submitRules, orderNum))).toMatchObject({ user_message: cartMessages.notConfirmed });
    expect(await stateOf(orderNum)).toMatchObject({ confirmed: null, revision });
  });

  test('CART-19 confirming plans when the order is submitted; what is done already is not done again', async () => {
    const orderNum = await order([['BOLT', 100]]);
    expect((await change(confirm, orderNum))?.folded.cart.state).toMatchObject({
      confirmed: now.toISOString(),
      auto_submit: new Date(now.getTime() + 60_000).toISOString(),
    });
    expect(await change(confirm, orderNum)).toBeNull();
  });

  test('queues an event once when it is submitted, and none that no destination can take', async () => {
    const orderNum = await order([['BOLT', 100]]);
    for (const rules of [confirm, unconfirmRules, cancelRules, recycleRules, confirm]) await change(rules, orderNum);
    expect(await messagesOf(orderNum)).toEqual([]);
    for (let times = 0; times < 2; times += 1) await change(submitRules, orderNum);
    expect(await messagesOf(orderNum)).toEqual(['order.submitted']);
  });

  test('CART-07 an order with an unknown part is not confirmed, and the reason names its line', async () => {
    const orderNum = await order([
      ['BOLT', 100],
      ['NO-SUCH-PART', 5],
    ]);
    expect(await refusalOf(change(confirm, orderNum))).toMatchObject({ user_message: 'Line 2 is not a part' });
    expect((await stateOf(orderNum)).confirmed).toBeNull();
  });

  test('CART-16 a promo code is used while an order is confirmed; one that does not apply is not', async () => {
    const orderNum = await order([['BOLT', 200]], [promo('spring')]);
    for (const ends of [unconfirmRules, cancelRules]) {
      await change(confirm, orderNum);
      expect(await usesOf(orderNum)).toBe(1);
      await change(ends, orderNum);
      expect(await usesOf(orderNum)).toBe(0);
    }
    const small = await order([['NUT', 100]], [promo('spring')]);
    await change(confirm, small);
    expect(await stateOf(small)).toMatchObject({ confirmed: now.toISOString() });
    expect(await usesOf(small)).toBe(0);
  });
});

describe('CART-11, CART-18 a save', () => {
  const save = (orderNum: string, data: Parameters<typeof saveOperations>[2]) =>
    inStore(async (tx) => saveOperations(tx, await open(tx, orderNum), data, pricing, now));

  test('without operations is refused on another revision', async () => {
    const orderNum = await order([['BOLT', 100]]);
    const { revision } = await stateOf(orderNum);
    const orderLine = [{ stock_code: 'NUT', order_quantity: 100 }];
    expect(await refusalOf(save(orderNum, { orderLine, revision: revision - 1 }))).toMatchObject({
      action: 'reload_cart',
    });
    expect(linesOf(await stateOf(orderNum))).toEqual([['BOLT', 100]]);
    await save(orderNum, { orderLine, revision });
    expect(linesOf(await stateOf(orderNum)).filter(([, quantity]) => quantity !== 0)).toEqual([['NUT', 100]]);
  });

  test('returns what others did since the caller’s revision, or the whole order if the caller is ahead', async () => {
    const orderNum = await order([['BOLT', 100]]);
    const { revision } = await stateOf(orderNum);
    const reference = (customer_reference: string) => {
      const made = { id: ulid(), at: now.toISOString(), by: 'moira', kind: 'cart.reference' } as const;
      return [{ ...made, payload: { customer_reference } }];
    };
    const first = await save(orderNum, { operations: reference('one'), revision });
    expect(first.data.operations.map(({ kind }) => kind)).toEqual(['cart.reference']);
    const behind = await save(orderNum, { operations: reference('two'), revision });
    expect(behind.data.operations).toHaveLength(2);
    expect(behind.data).not.toHaveProperty('cart');
    const ahead = await save(orderNum, { operations: [], revision: revision + 99 });
    expect(ahead.data.operations).toEqual([]);
    expect(ahead.data.cart).toMatchObject({ orderNum, customer_reference: 'two' });
  });
});
