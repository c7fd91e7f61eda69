import { fraction, hash } from '../random.ts';
import { customerAccount } from '../well-known.ts';
import { dollarsEach } from './build.ts';
import type { DemoPart } from './part.ts';
import { pinned } from './pinned.ts';

/** A part's prices of one type, for one account or everybody. `cents[i]` is for `price_per` pieces from `quantity_breaks[i]`. */
export interface DemoPrice {
  readonly stock_code: string;
  /** Null for standard prices. */
  readonly accode: string | null;
  readonly price_type: 'standard' | 'special' | 'quote';
  readonly quantity_breaks: readonly number[];
  readonly cents: readonly number[];
}

/** An account's contract: the share of the catalogue it covers, and the fraction off list price. */
export interface Contract {
  readonly accode: string;
  readonly share: number;
  readonly off: number;
  /** Share of the catalogue with a quoted price. */
  readonly quoted: number;
}

/** Price of each quantity break as a fraction of list price. */
const steps = [1, 0.94, 0.885, 0.83, 0.79] as const;

function standardOf(part: DemoPart, seed: number): DemoPrice {
  const code = part.stock_code;
  const fixed = pinned[code]?.standard;
  const row = { stock_code: code, accode: null, price_type: 'standard' } as const;
  if (part.poa) return { ...row, quantity_breaks: [1], cents: [0] };
  if (fixed) return { ...row, quantity_breaks: fixed.map(([from]) => from), cents: fixed.map(([, cents]) => cents) };
  const market = 0.94 + fraction(`${code}:price`, seed) * 0.12;
  const list = Math.max(dollarsEach(part.candidate) * part.price_per * market, part.price_per === 1 ? 0.05 : 0.4);
  const first = part.discontinued ? 1 : part.sell_quantity_minimum;
  const pack = part.pack_quantity;
  const wanted = 3 + (hash(`${code}:breaks`, seed) % 3);
  const breaks = [...new Set([first, ...[1, 4, 20, 80].map((packs) => packs * Math.max(pack, first))])]
    .sort((a, b) => a - b)
    .slice(0, wanted);
  return {
    ...row,
    quantity_breaks: breaks,
    cents: breaks.map((_, index) => Math.max(1, Math.round(list * 100 * (steps[index] ?? 0.79)))),
  };
}

function specialOf(part: DemoPart, standard: DemoPrice, contract: Contract, seed: number): DemoPrice | null {
  const row = { stock_code: part.stock_code, accode: contract.accode, price_type: 'special' } as const;
  const fixed = contract.accode === customerAccount ? pinned[part.stock_code] : undefined;
  if (fixed) {
    if (!fixed.special) return null;
    return {
      ...row,
      quantity_breaks: fixed.special.map(([from]) => from),
      cents: fixed.special.map(([, cents]) => cents),
    };
  }
  const u = fraction(`${part.stock_code}:${contract.accode}`, seed);
  if (u >= contract.share) return null;
  const off = contract.off + (u / contract.share) * 0.08;
  const count = 1 + (hash(`${contract.accode}:${part.stock_code}`, seed) % 2);
  return {
    ...row,
    quantity_breaks: standard.quantity_breaks.slice(0, count),
    cents: standard.cents.slice(0, count).map((cents) => Math.max(1, Math.round(cents * (1 - off)))),
  };
}

function quoteOf(part: DemoPart, standard: DemoPrice, contract: Contract, seed: number): DemoPrice | null {
  const row = { stock_code: part.stock_code, accode: contract.accode, price_type: 'quote' } as const;
  const fixed = contract.accode === customerAccount ? pinned[part.stock_code] : undefined;
  if (fixed) {
    if (!fixed.quote) return null;
    return { ...row, quantity_breaks: fixed.quote.map(([from]) => from), cents: fixed.quote.map(([, cents]) => cents) };
  }
  if (fraction(`${part.stock_code}:quote:${contract.accode}`, seed) >= contract.quoted) return null;
  const from = standard.quantity_breaks[1] ?? standard.quantity_breaks[0] ?? 1;
  return { ...row, quantity_breaks: [from], cents: [Math.max(1, Math.round((standard.cents[0] ?? 1) * 0.78))] };
}

/** All prices: standard prices of every part (0.00 for POA), and the contracts' special and quoted prices. */
export function pricesOf(parts: readonly DemoPart[], contracts: readonly Contract[], seed: number): DemoPrice[] {
  const rows: DemoPrice[] = [];
  for (const part of parts) {
    if (part.withoutPrice) continue;
    const standard = standardOf(part, seed);
    rows.push(standard);
    if (part.poa || part.discontinued || part.superseded_by !== null) continue;
    for (const contract of contracts) {
      const special = specialOf(part, standard, contract, seed);
      if (special) rows.push(special);
      const quote = quoteOf(part, standard, contract, seed);
      if (quote) rows.push(quote);
    }
  }
  return rows;
}
