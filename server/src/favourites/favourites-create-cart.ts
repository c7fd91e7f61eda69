import { randomUUID } from 'node:crypto';
import { prettyName } from '@portal/domain/cart';
import type { NewFavourite } from '@portal/domain/favourites';
import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { changing, createOnce } from './changing.ts';
import { favouriteParts } from './store.ts';

/** FAV-01: saves the current lines of an order as a folder, with their quantities. Lines without a known part are skipped. */
export const favouritesCreateCart: Handler<'favouritesCreateCart'> = (request, services) =>
  changing(request, services, (tx, caller) => {
    const { id, parent_id, order, order_num, name } = request.data;
    return createOnce(tx, caller.userId, [id], async () => {
      const { cart } = await openCart(tx, { caller, parameters: { cartId: order_num } }, { lock: false });
      const lines = cart.state.lines.filter((line) => line.order_quantity > 0);
      const parts = await favouriteParts(
        tx,
        lines.map((line) => line.stock_code),
      );
      const named = name?.trim() || prettyName(cart.state);
      const nothing = { stock_code: null, quantity: null, address: null };
      const folder: NewFavourite = { id, data_type: 'FOLDER', name: named, ...nothing };
      const rows = lines.flatMap(({ stock_code, order_quantity: quantity }): NewFavourite[] => {
        const part = parts.get(stock_code);
        if (!part) return [];
        const name = (part.description || stock_code).slice(0, 120);
        return [{ id: randomUUID(), data_type: 'ITEM', name, stock_code, quantity, address: null }];
      });
      return { kind: 'insert_folder', root: { parent_id, order }, folder, rows };
    });
  });
