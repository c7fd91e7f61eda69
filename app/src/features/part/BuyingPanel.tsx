import type { PartFacts } from '@portal/domain/cart';
import { relativeTime } from '@portal/domain/format';
import { quantityRules, roundQuantity } from '@portal/domain/line';
import { choosePrice, nextBreak, pricedOnly, priceLadder } from '@portal/domain/price';
import type { AddingToOrder } from '@portal/portal-client/react';
import { accountOf, useCall, useFormat, useOpenOrders, usePrices, useSession } from '@portal/portal-client/react';
import { adviceOf, PartBuying, stockSentence, warehouseRows } from '@portal/portal-widgets';
import { useState } from 'react';
import { AddTo, OpenTarget } from '../../adding/AddTo.tsx';
import { partPanelMessages } from '../../messages/part-panel.ts';

export interface BuyingPanelProps {
  readonly stock_code: string;
  readonly facts: PartFacts;
  readonly accode: string;
  readonly adding: AddingToOrder;
}

/** The buying panel of the part page: the account's price, stock, and adding to an order or quick quote (NAV-02, PART-02). */
export function BuyingPanel({ stock_code, facts, accode, adding }: BuyingPanelProps) {
  const format = useFormat();
  const discount = accountOf(useSession(), accode)?.web_discount ?? '0';
  const { prices, refresh } = usePrices({ accode }, [stock_code]);
  const { data: warehouses } = useCall('warehouse/list', {}, { immutable: true });
  const open = useOpenOrders(accode);
  const rules = quantityRules(facts);
  const [{ quantity, rounded }, setQuantity] = useState<{
    readonly quantity: number;
    readonly rounded: { readonly typed: number; readonly why: string } | null;
  }>({ quantity: rules.minimum, rounded: null });
  const onQuantity = (typed: number) => {
    const next = roundQuantity(Math.max(typed, 1), rules);
    setQuantity({ quantity: next.quantity, rounded: next.why === null ? null : { typed, why: next.why } });
  };
  const cached = prices.get(stock_code);
  const { pricing = [], price_per = 1, availability } = cached?.part ?? {};
  const price = pricedOnly(choosePrice(pricing, price_per, quantity, discount));
  const warehouse = open.find(({ orderNum }) => orderNum === adding.target)?.warehouse ?? '';
  const names = new Map((warehouses ?? []).map((each) => [each.warehouse_code, each.name]));
  const failed = cached?.state === 'failed' && !cached.part;
  const rows = availability ? warehouseRows(availability, warehouse, names) : failed ? [] : null;
  const { adding: selector } = adding;
  return (
    <PartBuying
      stock_code={stock_code}
      state={cached?.part ? 'ready' : failed ? 'failed' : 'loading'}
      ladder={priceLadder(pricing, price_per, discount)}
      price_per={price_per}
      priceAside={partPanelMessages.prices.aside}
      price={price}
      advice={adviceOf(price && nextBreak(pricing, price_per, quantity, discount, rules), quantity, format)}
      warehouses={rows}
      stockAside={cached?.checkedAt ? relativeTime(new Date(cached.checkedAt), new Date()) : ''}
      stockSentence={rows ? stockSentence(rows, quantity, format) : ''}
      quantity={quantity}
      minimum={rules.minimum}
      increment={rules.increment}
      pack_quantity={facts.pack_quantity}
      onQuantity={onQuantity}
      rounded={rounded}
      addTo={<AddTo accode={accode} target={adding.target} onTarget={adding.onTarget} look="field" />}
      to={selector?.to === 'Quote' ? 'quote' : 'order'}
      {...(selector ? { onAdd: () => void selector.onAdd(stock_code, String(quantity)) } : {})}
      said={
        adding.said === '' ? null : (
          <>
            {adding.said} <OpenTarget target={adding.target} />
          </>
        )
      }
      format={format}
      onRetry={refresh}
    />
  );
}
