import type { PartFacts } from '@portal/domain/cart';
import { dayAndMonth, formatCurrency } from '@portal/domain/format';
import { choosePrice, type PricedPart, pricedOnly } from '@portal/domain/price';
import type { FormatOptions } from '../internal/format-options.ts';
import { productSelectorMessages } from '../messages/product-selector.tsx';
import type { SelectorSource, SelectorTrade } from './selector-view.ts';

/** The last known price of a part. The same object until something about it changes. */
export interface KnownPrice {
  readonly state: 'loading' | 'ok' | 'failed';
  readonly part: PricedPart | null;
}

/** Prices and stock by stock code, of one account. */
export interface PriceList {
  get(stock_code: string): KnownPrice;
  subscribe(stock_code: string, listener: () => void): () => void;
  /** Null if they could not be loaded. */
  load(codes: readonly string[]): Promise<ReadonlyMap<string, PricedPart> | null>;
}

export interface TradeContext {
  /** Null: all of them together. */
  readonly warehouse: string | null;
  readonly web_discount: string;
  readonly format: FormatOptions;
  readonly now: () => Date;
}

const loading: SelectorTrade = { state: 'loading', price: null, stock: null };
const failed: SelectorTrade = { state: 'failed', price: null, stock: null };

function stockAnywhere({ availability }: PricedPart, facts: PartFacts | null): SelectorTrade['stock'] {
  const holding = availability.filter(({ available }) => available > 0);
  const available = holding.reduce((sum, each) => sum + each.available, 0);
  if (facts?.discontinued)
    return { level: available > 0 ? 'part' : 'none', available, aside: productSelectorMessages.trade.noMore };
  if (available === 0) return { level: availability.length > 0 ? 'none' : 'to_order', available, aside: '' };
  return { level: 'in_stock', available, aside: productSelectorMessages.trade.warehouses(holding.length) };
}

function stockOf(part: PricedPart, facts: PartFacts | null, { warehouse, now }: TradeContext): SelectorTrade['stock'] {
  if (warehouse === null) return stockAnywhere(part, facts);
  const here = part.availability.find(({ warehouse_code }) => warehouse_code === warehouse);
  const available = here?.available ?? 0;
  if (facts?.discontinued)
    return { level: available > 0 ? 'part' : 'none', available, aside: productSelectorMessages.trade.noMore };
  if (!here) return { level: 'to_order', available: 0, aside: '' };
  if (available > 0) return { level: 'in_stock', available, aside: '' };
  return {
    level: 'none',
    available,
    aside: here.next_date ? productSelectorMessages.trade.stockOn(dayAndMonth(here.next_date, now())) : '',
  };
}

/** Price and stock of a row, at the minimum sell quantity in the order's warehouse (LINE-15). */
export function tradeOf({ state, part }: KnownPrice, facts: PartFacts | null, context: TradeContext): SelectorTrade {
  if (!part) return state === 'loading' ? loading : failed;
  if (!part.known) return failed;
  const least = Math.max(1, facts?.sell_quantity_minimum ?? 1);
  const price = pricedOnly(choosePrice(part.pricing, part.price_per, least, context.web_discount));
  return {
    state: 'known',
    price: price && {
      amount: formatCurrency(price.webPrice, context.format.currency_format),
      per: productSelectorMessages.trade.per(part.price_per),
    },
    stock: stockOf(part, facts, context),
  };
}

export interface RowPrices extends Pick<SelectorSource, 'trade' | 'subscribe'> {
  /** Price of one piece, or pieces in stock, by code, of the first parts; parts without a value are left out. */
  amounts(codes: readonly string[], of: 'price' | 'stock'): Promise<ReadonlyMap<string, number>>;
}

/** Maximum number of rows sorted by price or stock, because each has to be looked up. */
export const mostSorted = 500;

/** Price and stock of rows from the price cache. The same object until the part's price changes, to limit re-renders. */
export function createRowPrices(
  prices: PriceList,
  factsOf: (stock_code: string) => PartFacts | null,
  context: TradeContext,
): RowPrices {
  const made = new Map<string, { readonly from: KnownPrice; readonly trade: SelectorTrade }>();
  return {
    trade(stock_code) {
      const from = prices.get(stock_code);
      const known = made.get(stock_code);
      if (known?.from === from) return known.trade;
      const trade = tradeOf(from, factsOf(stock_code), context);
      made.set(stock_code, { from, trade });
      return trade;
    },
    subscribe: prices.subscribe,
    async amounts(codes, of) {
      const parts = await prices.load(codes.slice(0, mostSorted));
      return new Map(
        [...(parts ?? [])].flatMap(([code, part]) => {
          const facts = factsOf(code);
          if (of === 'stock') return [[code, stockOf(part, facts, context)?.available ?? 0] as const];
          const least = Math.max(1, facts?.sell_quantity_minimum ?? 1);
          const price = pricedOnly(choosePrice(part.pricing, part.price_per, least, context.web_discount));
          return price ? [[code, Number(price.webPrice) / part.price_per] as const] : [];
        }),
      );
    },
  };
}
