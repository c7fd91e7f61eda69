import type { AlternateRelated, RelatedPart } from '@portal/domain/catalogue';
import { defaultQuantity } from '@portal/domain/line';
import { choosePrice, pricedOnly } from '@portal/domain/price';
import { useMemo } from 'react';
import { usePortal, useSession } from './portal.ts';
import { accountOf } from './session.ts';
import { useStore } from './store.ts';
import { type PriceOwner, usePrices } from './use-prices.ts';

const nothing: readonly string[] = [];

/** Codes → rows: part data from the local stock list, prices and stock from the server if there is an account. */
export function useRelatedParts(
  related: AlternateRelated | null | undefined,
  list: 'alternate' | 'related' | 'pack_options' | 'superseded_by',
  owner: PriceOwner,
  warehouse: string | null,
): readonly RelatedPart[] | null {
  const { catalogue } = usePortal();
  const session = useSession();
  const { version } = useStore({ get: () => catalogue.getStatus(), subscribe: (each) => catalogue.subscribe(each) });
  const codes = related?.[list] ?? nothing;
  const { prices } = usePrices(owner, codes);
  const web_discount = accountOf(session, owner.accode)?.web_discount ?? '0';
  // biome-ignore lint/correctness/useExhaustiveDependencies: part data changes with the version of the stock list
  return useMemo(() => {
    if (!related) return null;
    return codes.map((stock_code): RelatedPart => {
      const priced = prices.get(stock_code)?.part;
      const facts = catalogue.facts(stock_code) ?? priced?.product_information ?? null;
      const quantity = defaultQuantity({ sell_quantity_minimum: facts?.sell_quantity_minimum ?? 1 });
      const chosen = priced ? pricedOnly(choosePrice(priced.pricing, priced.price_per, quantity, web_discount)) : null;
      return {
        stock_code,
        description: facts?.description ?? '',
        pack_quantity: facts?.pack_quantity ?? 1,
        quantity,
        price: chosen && priced ? { webPrice: chosen.webPrice, price_per: priced.price_per } : null,
        differs: related.differences[stock_code] ?? '',
        unfit: related.unfit.includes(stock_code),
        available: priced?.availability.find((stock) => stock.warehouse_code === warehouse)?.available ?? null,
      };
    });
  }, [related, codes, prices, web_discount, warehouse, catalogue, version]);
}
