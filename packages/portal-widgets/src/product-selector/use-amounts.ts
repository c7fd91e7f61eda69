import type { SelectorSort } from '@portal/domain/catalogue';
import { useEffect, useState } from 'react';
import { productSelectorMessages } from '../messages/product-selector.tsx';
import { mostSorted, type RowPrices } from './row-prices.ts';

const none: ReadonlyMap<string, number> = new Map();

/** Prices or stock to sort by once loaded, and a message if there are more parts than can be looked up. */
export function useAmounts(prices: RowPrices | null, codes: readonly string[], sort: SelectorSort) {
  const [column = ''] = sort.split('_');
  const of = column === 'price' || column === 'stock' ? column : null;
  const [amounts, setAmounts] = useState(none);
  useEffect(() => {
    if (of === null || prices === null) {
      setAmounts(none);
      return;
    }
    let left = false;
    void prices.amounts(codes, of).then((found) => {
      if (!left) setAmounts(found);
    });
    return () => {
      left = true;
    };
  }, [prices, codes, of]);
  return {
    amounts,
    note: of !== null && codes.length > mostSorted ? productSelectorMessages.partlySorted(mostSorted, of) : '',
  };
}
