import type { PartFacts } from '@portal/domain/cart';
import { proposedCartridges } from '@portal/domain/chemical';
import { choosePrice, pricedOnly } from '@portal/domain/price';
import {
  accountOf,
  useAddingToOrder,
  useCatalogueStatus,
  useFormat,
  usePortal,
  usePrices,
  useSession,
} from '@portal/portal-client/react';
import { RelatedParts } from '@portal/portal-widgets';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cartridgesMessages } from '../messages/cartridges.ts';
import { AddTo, OpenTarget } from './AddTo.tsx';
import * as css from './Cartridges.css.ts';

const shown = 5;
const examined = 100;

/** Everything in the stock list that may be a cartridge; empty until the list has loaded. */
function useCartridges(): readonly PartFacts[] {
  const { catalogue } = usePortal();
  const { state, version } = useCatalogueStatus();
  const [found, setFound] = useState<readonly PartFacts[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer stock list may have others
  useEffect(() => {
    if (state === 'empty') void catalogue.load();
    if (state !== 'ready') return;
    let left = false;
    const look = async () => {
      const hits = await catalogue.search('cartridge', examined);
      if (left) return;
      // Null: another query replaced this one; repeat it.
      if (hits === null) return look();
      setFound(hits.flatMap(({ stock_code }) => catalogue.facts(stock_code) ?? []));
    };
    void look();
    return () => {
      left = true;
    };
  }, [catalogue, state, version]);
  return found;
}

/** CALC-01: cartridges that we sell for a volume in ml, with the number needed and, for buyers, price, stock and Add. */
export function Cartridges({ total_ml }: { readonly total_ml: number }) {
  const { catalogue } = usePortal();
  const format = useFormat();
  const navigate = useNavigate();
  const account = accountOf(useSession());
  const { adding, said, target, onTarget } = useAddingToOrder();
  const proposed = proposedCartridges(useCartridges(), total_ml, shown);
  const { prices } = usePrices(
    { accode: account?.accode ?? null },
    proposed.map(({ stock_code }) => stock_code),
  );
  if (proposed.length === 0) return null;
  const parts = proposed.map(({ stock_code, count }) => {
    const facts = catalogue.facts(stock_code);
    const part = prices.get(stock_code)?.part;
    const price = part
      ? pricedOnly(choosePrice(part.pricing, part.price_per, count, account?.web_discount ?? '0'))
      : null;
    return {
      stock_code,
      description: facts?.description ?? '',
      pack_quantity: facts?.pack_quantity ?? 1,
      quantity: count,
      price: price && part ? { webPrice: price.webPrice, price_per: part.price_per } : null,
      available: part ? part.availability.reduce((sum, { available }) => sum + Math.max(0, available), 0) : null,
    };
  });
  return (
    <section className={css.cartridges}>
      <h2 className={css.heading}>{cartridgesMessages.title}</h2>
      <RelatedParts
        // The quantities start again with another volume.
        key={proposed.map(({ stock_code, count }) => `${count} ${stock_code}`).join()}
        parts={parts}
        name={cartridgesMessages.title}
        warehouseName={account ? cartridgesMessages.everywhere : null}
        format={format}
        onView={(stock_code) => navigate(`/part/${encodeURIComponent(stock_code)}`)}
        {...(adding
          ? { onAdd: (stock_code: string, quantity: number) => void adding.onAdd(stock_code, String(quantity)) }
          : {})}
      />
      {adding && account ? (
        <div className={css.target}>
          <AddTo accode={account.accode} target={target} onTarget={onTarget} look="bare" />
          <OpenTarget target={target} />
          <p role="status">{said}</p>
        </div>
      ) : null}
    </section>
  );
}
