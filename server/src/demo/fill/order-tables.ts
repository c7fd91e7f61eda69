import { cartStatus, countedLines } from '@portal/domain/cart';
import { headOf, lineRecord, unpriced } from '../../cart/rows.ts';
import type { Transaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { DemoCart } from '../orders/cart-builder.ts';
import type { DemoSupplier } from '../supplier.ts';
import { wellKnownCarts } from '../well-known.ts';
import { type Cell, type Column, insertRows } from './insert.ts';

const cartColumns: readonly Column<DemoCart, keyof Tables['cart']>[] = [
  ['order_num', 'text', (cart) => cart.state.orderNum],
  ['accode', 'text', (cart) => cart.state.accode],
  ['created_by', 'text', (cart) => `demo-${cart.username}`],
  ['created', 'timestamptz', (cart) => cart.created],
  ['modified', 'timestamptz', (cart) => cart.modified],
  ['revision', 'integer', (cart) => cart.state.revision],
  ['status', 'text', (cart) => cartStatus(cart.state)],
  ['head', 'jsonb', (cart) => JSON.stringify(headOf(cart.state))],
  ['totals', 'jsonb', (cart) => JSON.stringify(cart.totals)],
  ['line_count', 'integer', (cart) => countedLines(cart.state)],
  ['auto_submit', 'timestamptz', (cart) => cart.state.auto_submit],
];

type LineRecord = Tables['cart_line'];

/** The columns of `cart_line` with their types. */
const lineTypes: Readonly<Record<keyof LineRecord, string>> = {
  order_num: 'text',
  line_id: 'text',
  stock_code: 'text',
  product_category: 'text',
  line_number: 'integer',
  order_quantity: 'integer',
  state: 'jsonb',
  web_price: 'numeric',
  extended: 'numeric',
  saved_web_price: 'numeric',
  saved_extended: 'numeric',
  price_checked: 'timestamptz',
  part_known: 'boolean',
  price_poa: 'boolean',
  price_per: 'integer',
  pack_grams: 'integer',
  pack_quantity: 'integer',
};

/** Inserts carts as the cart code does. */
export async function fillCarts(tx: Transaction, { carts, reports }: DemoSupplier): Promise<void> {
  await insertRows(tx, 'cart', cartColumns, carts);
  const lines = carts.flatMap(({ state, prices }) =>
    state.lines.map(
      (line): LineRecord => ({
        order_num: state.orderNum,
        ...lineRecord(line, prices.get(line.line_id) ?? unpriced),
      }),
    ),
  );
  const names = Object.keys(lineTypes) as (keyof LineRecord)[];
  const cellOf = (value: unknown): Cell =>
    value !== null && typeof value === 'object' ? JSON.stringify(value) : (value as Cell);
  await insertRows(
    tx,
    'cart_line',
    names.map((name): Column<LineRecord, keyof LineRecord> => [name, lineTypes[name], (row) => cellOf(row[name])]),
    lines,
  );
  const history = carts.flatMap(({ state, username, history: entries }) =>
    entries.map((entry) => ({ ...entry, orderNum: state.orderNum, user: `demo-${username}` })),
  );
  await insertRows(
    tx,
    'cart_operation',
    [
      ['order_num', 'text', (row) => row.orderNum],
      ['operation_id', 'text', (row) => row.operation.id],
      ['revision', 'integer', (row) => row.operation.revision],
      ['by_user', 'text', (row) => row.user],
      ['real_user', 'text', (row) => row.user],
      ['kind', 'text', (row) => row.operation.kind],
      ['operation', 'jsonb', (row) => JSON.stringify(row.operation)],
      ['outcome', 'jsonb', (row) => JSON.stringify(row.result)],
      ['made', 'timestamptz', (row) => row.operation.at],
    ],
    history,
  );
  await insertRows(
    tx,
    'order_event',
    [
      ['system', 'text', () => 'demo'],
      ['event_id', 'text', (row) => row.id],
      ['order_num', 'text', (row) => row.orderNum],
      ['at', 'timestamptz', (row) => row.at],
      ['received', 'timestamptz', (row) => row.at],
      ['event', 'jsonb', (row) => JSON.stringify(row.event)],
    ],
    reports.flatMap(({ orderNum, events }) =>
      events.map((each, index) => ({ ...each, orderNum, id: `${orderNum} ${index}` })),
    ),
  );
  await fillCounters(tx, carts);
  const { open, large, confirmed, quickQuote } = wellKnownCarts;
  await insertRows(
    tx,
    'open_tab',
    [
      ['user_id', 'text', (row) => row.user_id],
      ['order_nums', 'text[]', (row) => row.order_nums],
    ],
    [{ user_id: 'demo-customer', order_nums: [open, large, confirmed, quickQuote] }],
  );
}

/** Sets the counters so that new carts continue after the highest number of their code (CART-02). */
async function fillCounters(tx: Transaction, carts: readonly DemoCart[]): Promise<void> {
  const highest = new Map<string, number>();
  for (const { state } of carts) {
    const at = state.orderNum.lastIndexOf('-');
    const code = state.orderNum.slice(0, at);
    highest.set(code, Math.max(highest.get(code) ?? 0, Number(state.orderNum.slice(at + 1))));
  }
  await insertRows(
    tx,
    'cart_counter',
    [
      ['code', 'text', ([code]) => code],
      ['last_number', 'integer', ([, number]) => number],
    ],
    [...highest],
  );
}
