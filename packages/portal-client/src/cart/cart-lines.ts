import { type CartState, findLine, lockOf, type PartFacts, type Ulid } from '@portal/domain/cart';
import { isShown } from '@portal/domain/line';
import {
  addSums,
  countLine,
  type GoodsAndWeight,
  type LineSums,
  lineSums,
  uncountedReasons,
} from '@portal/domain/price';
import { cartMessages as messages } from '../messages/cart.ts';
import { cartLineOf, type LineInputs, pricedQuantity, pricingOf, sameInputs } from './cart-line.ts';
import type { CartModel } from './cart-model.ts';
import type { CartPrices } from './cart-prices.ts';
import type { Notices } from './notices.ts';
import type { CartLine, LineSaveState } from './types.ts';

export interface CartLinesContext {
  readonly model: CartModel;
  readonly prices: Pick<CartPrices, 'get'>;
  readonly notices: Notices;
  /** Ids of operations that are not on disk yet. */
  readonly storing: ReadonlySet<Ulid>;
  readonly previews: ReadonlyMap<Ulid, number>;
  readonly facts: (stock_code: string) => PartFacts | null;
  /** Whether the stock list is loaded, so that a code missing from it is unknown. */
  readonly listReady: () => boolean;
  readonly web_discount: () => string;
  readonly customerCode: (stock_code: string) => string;
}

/** The lines of a cart, calculated on demand and cached while their inputs are unchanged. */
export interface CartLines {
  /** Call before reading after a possible change. `only`: at most this line has changed. */
  refresh(only?: Ulid): void;
  ids(): readonly Ulid[];
  get(id: Ulid): CartLine | null;
  factsOf(stock_code: string): PartFacts | null;
  /** Sums over all lines. */
  sums(): GoodsAndWeight;
  /** The first ordered line that is not in the sums, or null. */
  problem(): LineProblem | null;
}

/** Why a line is not in the total, which prevents confirming the order. */
export interface LineProblem {
  /** `Line 3 has no price` */
  readonly reason: string;
  /** Its first price is being loaded. */
  readonly waiting: boolean;
}

const noIds: readonly Ulid[] = [];
const sameIds = (a: readonly Ulid[], b: readonly Ulid[]): boolean =>
  a.length === b.length && a.every((id, i) => id === b[i]);

interface CachedLine {
  readonly inputs: LineInputs;
  readonly view: CartLine;
  sums: LineSums | null;
  /** The refresh in which it was last checked. */
  turn: number;
}

export function createCartLines(context: CartLinesContext): CartLines {
  const { model, prices, notices } = context;
  const cache = new Map<Ulid, CachedLine>();
  /** Counts refreshes: a line checked since the last one is not checked again. */
  let turn = 0;
  let ids = noIds;
  let idsOf: CartState | null = null;
  let byId: ReadonlyMap<Ulid, CartState['lines'][number]> = new Map();
  let marks: ReadonlyMap<Ulid, LineSaveState> | null = null;

  function refresh(only?: Ulid): void {
    const { view } = model;
    if (only !== undefined && view === idsOf) {
      const line = cache.get(only);
      if (line) line.turn = -1;
      return;
    }
    turn += 1;
    marks = null;
    if (view === idsOf) return;
    idsOf = view;
    byId = new Map(view?.lines.map((line) => [line.line_id, line]));
    const shown = view?.lines.filter(isShown).map((line) => line.line_id) ?? noIds;
    if (!sameIds(shown, ids)) ids = shown;
    if (cache.size > byId.size + 50) for (const id of cache.keys()) if (!byId.has(id)) cache.delete(id);
  }

  function markOf(id: Ulid): LineSaveState {
    if (!marks) {
      const found = new Map<Ulid, LineSaveState>();
      for (const { id: operation, payload } of model.pending) {
        if (!('line_id' in payload)) continue;
        const named = byId.has(payload.line_id)
          ? payload.line_id
          : model.view && findLine(model.view, payload.line_id)?.line_id;
        if (named)
          found.set(named, context.storing.has(operation) || found.get(named) === 'storing' ? 'storing' : 'unsent');
      }
      marks = found;
    }
    return marks.get(id) ?? 'saved';
  }

  /** From the stock list, or else from the server's price response. */
  function factsOf(stock_code: string): PartFacts | null {
    return context.facts(stock_code) ?? prices.get(stock_code).part?.product_information ?? null;
  }

  function inputsOf(id: Ulid): LineInputs | null {
    const state = byId.get(id);
    const { view } = model;
    if (!state || !view) return null;
    const { stock_code } = state;
    const lookup = prices.get(stock_code);
    const listed = context.facts(stock_code);
    const facts = listed ?? lookup.part?.product_information ?? null;
    return {
      state,
      facts,
      unknown: !listed && (lookup.part ? !lookup.part.known : context.listReady() && !facts),
      lookup,
      saved: model.saved.get(id),
      customer_stock_code: context.customerCode(stock_code),
      save: markOf(id),
      notices: notices.of(id),
      preview: context.previews.get(id) ?? null,
      warehouse: view.warehouse,
      tabtype: view.tabtype,
      web_discount: context.web_discount(),
      locked: lockOf(view) !== null,
    };
  }

  function lineFor(id: Ulid): CachedLine | null {
    const before = cache.get(id);
    if (before?.turn === turn) return before;
    const inputs = inputsOf(id);
    if (!inputs) return null;
    if (before && sameInputs(before.inputs, inputs)) {
      before.turn = turn;
      return before;
    }
    const line = { inputs, view: cartLineOf(inputs), sums: null, turn };
    cache.set(id, line);
    return line;
  }

  function sumsOf(line: CachedLine): LineSums {
    if (line.sums) return line.sums;
    const { web_discount, ...prices } = pricingOf(line.inputs);
    const order_quantity = pricedQuantity(line.inputs);
    line.sums = lineSums({ ...prices, order_quantity, facts: line.inputs.facts }, web_discount);
    return line.sums;
  }

  function problemOf({ inputs }: CachedLine): LineProblem | null {
    const { state, unknown, lookup } = inputs;
    const { pricing, web_discount } = pricingOf(inputs);
    const count = countLine({ order_quantity: pricedQuantity(inputs), pricing }, web_discount);
    if (count.counted || count.why === 'nothing_ordered') return null;
    // While the lookup fails, it is unknown whether the part exists (LINE-02).
    const why = unknown && lookup.state !== 'failed' ? 'not_a_part' : count.why;
    const waiting = why === 'no_price' && lookup.state === 'loading';
    const reason = uncountedReasons[why](state.line_number);
    return { reason: waiting ? messages.notYet(reason) : reason, waiting: waiting && !lookup.late };
  }

  function problem(): LineProblem | null {
    for (const id of ids) {
      const line = lineFor(id);
      const sums = line && sumsOf(line);
      if (line && sums?.ordered && !sums.priced) return problemOf(line);
    }
    return null;
  }

  return {
    refresh,
    problem,
    ids: () => ids,
    get: (id) => lineFor(id)?.view ?? null,
    factsOf,
    sums: () =>
      addSums(
        ids.flatMap((id) => {
          const line = lineFor(id);
          return line ? [sumsOf(line)] : [];
        }),
      ),
  };
}
