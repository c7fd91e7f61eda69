import type { PartFacts } from '@portal/domain/cart';
import {
  briefDescription,
  type MatchReason,
  matchReasons,
  type NearGroup,
  type SearchHit,
  type SearchReading,
} from '@portal/domain/catalogue';
import { productSelectorMessages } from '../messages/product-selector.tsx';
import type { RowPrices } from './row-prices.ts';
import type { SelectorPart, SelectorSource, SelectorTrade } from './selector-view.ts';

const nothing: SelectorTrade = { state: 'failed', price: null, stock: null };
const none: SelectorPart['codeRanges'] = [];

/** Match reasons that the highlighted code and description already show. */
const plain: ReadonlySet<MatchReason> = new Set(['code', 'code_start', 'code_plain', 'words', 'near_words']);

const nothingStated: ReadonlySet<string> = new Set();

/** SRCH-01: why a part was found, if its code, its description and what is `stated` above the results do not show it. */
export function whyOf(hit: SearchHit | undefined, stated: ReadonlySet<string> = nothingStated): string {
  if (!hit) return '';
  const without = hit.without.filter((words) => !stated.has(words));
  if (without.length > 0) return productSelectorMessages.without(without);
  if (plain.has(hit.reason)) return '';
  const { reason, matchedAltStockCode } = hit;
  return matchedAltStockCode === null ? matchReasons[reason] : `${matchReasons[reason]} ${matchedAltStockCode}`;
}

/** What the line above the results says once, so that the rows need not repeat it. */
export const statedBy = (reading: SearchReading | null): ReadonlySet<string> =>
  new Set(
    reading === null
      ? []
      : [
          ...reading.setAside,
          ...[...reading.notSold, ...reading.notInSize].map(({ asked }) => asked),
          ...reading.noSuchSize.flatMap((size) => [size, ...size.split(' ')]),
        ],
  );

/** Rows of a selector: part data from the stock list, highlights and reasons from the search, price and stock from the price cache. */
export function createPartSource(
  facts: (stock_code: string) => PartFacts | null,
  hits: ReadonlyMap<string, SearchHit>,
  prices: RowPrices | null,
  near: readonly NearGroup[] = [],
  stated: ReadonlySet<string> = nothingStated,
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
        why: differs.get(stock_code) ?? whyOf(hit, stated),
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
