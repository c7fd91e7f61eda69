import type { PartFacts } from '@portal/domain/cart';
import {
  briefDescription,
  type MatchReason,
  matchReasons,
  type NearGroup,
  type SearchHit,
} from '@portal/domain/catalogue';
import { productSelectorMessages } from '../messages/product-selector.tsx';
import type { RowPrices } from './row-prices.ts';
import type { SelectorPart, SelectorSource, SelectorTrade } from './selector-view.ts';

const nothing: SelectorTrade = { state: 'failed', price: null, stock: null };
const none: SelectorPart['codeRanges'] = [];

/** Match reasons that the highlighted code and description already show. */
const plain: ReadonlySet<MatchReason> = new Set(['code', 'code_start', 'code_plain', 'words', 'near_words']);

/** SRCH-01: why a part was found, if its code and description do not show it. */
export function whyOf(hit: SearchHit | undefined): string {
  if (!hit) return '';
  if (hit.without.length > 0) return productSelectorMessages.without(hit.without);
  if (plain.has(hit.reason)) return '';
  const { reason, matchedAltStockCode } = hit;
  return matchedAltStockCode === null ? matchReasons[reason] : `${matchReasons[reason]} ${matchedAltStockCode}`;
}

/** Rows of a selector: part data from the stock list, highlights and reasons from the search, price and stock from the price cache. */
export function createPartSource(
  facts: (stock_code: string) => PartFacts | null,
  hits: ReadonlyMap<string, SearchHit>,
  prices: RowPrices | null,
  near: readonly NearGroup[] = [],
): SelectorSource {
  const differs = new Map(near.flatMap((group) => group.stock_codes.map((code) => [code, group.differs])));
  const made = new Map<string, SelectorPart>();
  return {
    part(stock_code) {
      const known = made.get(stock_code);
      if (known) return known;
      const of = facts(stock_code);
      if (!of) return null;
      const hit = hits.get(stock_code);
      const part: SelectorPart = {
        stock_code: of.stock_code,
        description: of.description,
        brief: briefDescription(of),
        size: of.size,
        length: of.length,
        grade: of.spec,
        finish: of.finish,
        pack_quantity: of.pack_quantity,
        least: of.sell_quantity_minimum,
        discontinued: of.discontinued,
        why: differs.get(stock_code) ?? whyOf(hit),
        codeRanges: hit?.codeRanges ?? none,
        descriptionRanges: hit?.descriptionRanges ?? none,
      };
      made.set(stock_code, part);
      return part;
    },
    trade: prices ? prices.trade : () => nothing,
    subscribe: prices ? prices.subscribe : () => () => {},
  };
}
