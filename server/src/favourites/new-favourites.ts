import { randomUUID } from 'node:crypto';
import { type CartState, type LineState, prettyName } from '@portal/domain/cart';
import { longestName, type NewFavourite } from '@portal/domain/favourites';
import { validationTexts } from '@portal/domain/validation';
import { invalidFields } from '../calls/refusal.ts';
import type { Transaction } from '../db/database.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { favouriteParts } from './store.ts';

/** A new folder. */
export const newFolder = (id: string, name: string): NewFavourite => ({
  id,
  data_type: 'FOLDER',
  name: name.trim(),
  stock_code: null,
  quantity: null,
  address: null,
});

/** A part's favourite is named by its description. */
const nameOf = (stock_code: string, description = '') => (description || stock_code).slice(0, longestName);

interface Chosen {
  readonly id: string;
  readonly stock_code: string;
  readonly quantity?: number | undefined;
}

/** Favourites for parts, named by their descriptions. Throws a refusal that names each unknown code. */
export async function itemsOf(tx: Transaction, parts: readonly Chosen[]): Promise<readonly NewFavourite[]> {
  const byCode = await favouriteParts(
    tx,
    parts.map((each) => each.stock_code),
  );
  const wrong = parts.flatMap(({ stock_code }, i) =>
    byCode.has(stock_code) ? [] : [{ field: `parts.${i}.stock_code`, message: catalogueMessages.noPart(stock_code) }],
  );
  if (wrong.length > 0) throw invalidFields(wrong);
  return parts.map(({ id, stock_code, quantity }) => {
    const part = byCode.get(stock_code);
    return {
      id,
      data_type: 'ITEM',
      name: nameOf(stock_code, part?.description),
      stock_code,
      quantity: quantity ?? part?.sell_quantity_minimum ?? 1,
      address: null,
    };
  });
}

/** FAV-01: an order as a folder of favourites, named like the order unless it is given a name. */
export async function folderOfCart(
  tx: Transaction,
  cart: Pick<CartState, 'orderNum' | 'customer_reference' | 'lines'>,
  { id, name = '' }: { readonly id: string; readonly name?: string | undefined },
): Promise<{ readonly folder: NewFavourite; readonly rows: readonly NewFavourite[] }> {
  return { folder: newFolder(id, name.trim() || prettyName(cart)), rows: await itemsOfLines(tx, cart.lines) };
}

/** FAV-01: an order's lines as favourites, with their quantities. Lines that are removed or whose part is unknown are skipped. */
export async function itemsOfLines(
  tx: Transaction,
  lines: readonly Pick<LineState, 'stock_code' | 'order_quantity'>[],
): Promise<readonly NewFavourite[]> {
  const wanted = lines.filter((line) => line.order_quantity > 0);
  const parts = await favouriteParts(
    tx,
    wanted.map((line) => line.stock_code),
  );
  return wanted.flatMap(({ stock_code, order_quantity: quantity }): NewFavourite[] => {
    const part = parts.get(stock_code);
    if (!part) return [];
    const name = nameOf(stock_code, part.description);
    return [{ id: randomUUID(), data_type: 'ITEM', name, stock_code, quantity, address: null }];
  });
}

type SavedSearch = Pick<NewFavourite, 'id' | 'name' | 'address'>;

/** FAV-01: the favourites saved from the product selector: the search itself, then the chosen parts. Throws a refusal if there are none. */
export function savedOfSelector(
  parts: readonly Chosen[],
  search: SavedSearch | undefined,
): { readonly ids: readonly string[]; readonly saved: readonly NewFavourite[] } {
  const saved: readonly NewFavourite[] = search
    ? [{ ...search, name: search.name.trim(), data_type: 'SELECTOR', stock_code: null, quantity: null }]
    : [];
  const ids = [...parts, ...saved].map((each) => each.id);
  if (ids.length === 0) throw invalidFields([{ field: 'parts', message: validationTexts.required }]);
  return { ids, saved };
}
