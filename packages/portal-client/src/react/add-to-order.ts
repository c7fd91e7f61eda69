import { priceChange, type ReorderLine, type ReorderReport } from '@portal/domain/history';
import { choosePrice, pricedOnly } from '@portal/domain/price';
import type { CartDocument } from '../cart/types.ts';
import { ordersMessages } from '../messages/orders.ts';
import type { Orders } from './orders.ts';
import type { Portal } from './portal.ts';
import { accountOf } from './session.ts';

const messages = ordersMessages.add;

/** Resolves to true when lines can be added; false if the order does not exist. */
function ready(document: CartDocument): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { load } = document.getStatus();
      if (load === 'missing' || load === 'failed') finish(false);
      else if (document.getHeader() !== null) finish(true);
    };
    const stop = document.subscribe(look);
    function finish(there: boolean) {
      queueMicrotask(() => stop());
      resolve(there);
    }
    look();
  });
}

const failed = (message: string): ReorderReport => ({ order: null, added: 0, missing: [], changed: [], message });

/**
 * Adds parts with their quantities to an order, or to a new one (`target` null) (HIST-03, FAV-02). Reports parts that no longer exist and
 * prices that have changed.
 */
export async function addToOrder(
  portal: Portal,
  orders: Orders,
  accode: string,
  lines: readonly ReorderLine[],
  target: string | null,
): Promise<ReorderReport> {
  const codes = [...new Set(lines.map((line) => line.stock_code))];
  const parts = await portal.prices.of({ accode, quote: null }).load(codes);
  if (parts === null) return failed(messages.noPrices);
  const there = lines.filter((line) => parts.get(line.stock_code)?.known);
  const missing = lines.filter((line) => !parts.get(line.stock_code)?.known).map((line) => line.stock_code);
  if (there.length === 0) return { ...failed(messages.notSold), missing };
  const document = target === null ? await orders.create('order') : orders.open(target);
  if (!document || !(await ready(document))) return failed(messages.noOrder);
  const rows = there.map(({ stock_code, quantity }) => ({ stock_code, quantity }));
  const result = document.addLines(rows);
  if (!result.ok) return { ...failed(result.message), missing };
  const left = new Set(result.overflow.map((row) => row.stock_code));
  const webDiscount = accountOf(portal.session.get(), accode)?.web_discount ?? '0';
  const changed = there.flatMap((line) => {
    const part = parts.get(line.stock_code);
    if (!part || line.amount === undefined || left.has(line.stock_code)) return [];
    const now = pricedOnly(choosePrice(part.pricing, part.price_per, line.quantity, webDiscount));
    const change = priceChange(line, now?.extended ?? null);
    return change ? [change] : [];
  });
  const added = rows.length - result.overflow.length;
  return { order: document.cartId, added, missing: [...missing, ...left], changed, message: result.message };
}
