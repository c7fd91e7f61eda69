import { type LineState, lockOf, type Operation } from '@portal/domain/cart';
import { choosePrice, isPoa } from '@portal/domain/price';
import type { CartModel } from './cart-model.ts';
import type { CartPrices } from './cart-prices.ts';

/**
 * LINE-05: marks just edited lines whose price is on application, once per line and quantity. Other lines are left alone,
 * because looking at an order must not change it.
 */
export function createPoaWatch(
  model: CartModel,
  prices: Pick<CartPrices, 'get'>,
  discount: () => string,
): () => readonly Operation[] {
  const done = new Set<string>();
  return () => {
    const { view } = model;
    if (!view || lockOf(view)) return [];
    const edited = new Set(model.pending.flatMap(({ payload }) => ('line_id' in payload ? [payload.line_id] : [])));
    const isEdited = ({ line_id, aliases }: LineState) => edited.has(line_id) || aliases.some((id) => edited.has(id));
    return view.lines.flatMap((line) => {
      const { state, part } = prices.get(line.stock_code);
      if (line.poa || line.order_quantity === 0 || !isEdited(line) || state !== 'ok' || !part) return [];
      const once = `${line.line_id} ${line.stock_code} ${line.order_quantity}`;
      if (done.has(once)) return [];
      if (!isPoa(choosePrice(part.pricing, part.price_per, line.order_quantity, discount()))) return [];
      done.add(once);
      const payload = { line_id: line.line_id, poa: true, quantity: line.order_quantity };
      const performed = model.perform({ kind: 'line.poa', payload }, { undoable: false });
      return performed.ok ? performed.operations : [];
    });
  };
}
