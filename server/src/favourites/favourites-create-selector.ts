import type { NewFavourite } from '@portal/domain/favourites';
import { validationTexts } from '@portal/domain/validation';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import type { Transaction } from '../db/database.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { favouriteParts } from './store.ts';
import { createOnce, withLockedFavourites } from './with-locked-favourites.ts';

interface Chosen {
  readonly id: string;
  readonly stock_code: string;
  readonly quantity?: number | undefined;
}

/** Favourites for parts, named by their descriptions. Throws a refusal that names each unknown code. */
async function itemsOf(tx: Transaction, parts: readonly Chosen[]): Promise<readonly NewFavourite[]> {
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
    const name = (part?.description || stock_code).slice(0, 120);
    return {
      id,
      data_type: 'ITEM',
      name,
      stock_code,
      quantity: quantity ?? part?.sell_quantity_minimum ?? 1,
      address: null,
    };
  });
}

/** FAV-01: saves parts chosen in the product selector, or the search itself. */
export const favouritesCreateSelector: Handler<'favouritesCreateSelector'> = (request, services) =>
  withLockedFavourites(request, services, (tx, { userId }) => {
    const { parent_id, order, parts = [], search } = request.data;
    const saved: readonly NewFavourite[] = search
      ? [{ ...search, name: search.name.trim(), data_type: 'SELECTOR', stock_code: null, quantity: null }]
      : [];
    const ids = [...parts, ...saved].map((each) => each.id);
    if (ids.length === 0) throw invalidFields([{ field: 'parts', message: validationTexts.required }]);
    return createOnce(tx, userId, ids, async () => ({
      kind: 'insert',
      root: { parent_id, order },
      rows: [...saved, ...(await itemsOf(tx, parts))],
    }));
  });
