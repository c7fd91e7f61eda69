import { type CartState, findLine, type PartFacts, type Ulid } from '@portal/domain/cart';
import { isShown } from '@portal/domain/line';
import type { PricedLine } from '@portal/domain/price';
import type { CartModel } from './cart-model.ts';
import { type LineInputs, lineViewOf, pricedQuantity, sameInputs } from './line-view.ts';
import type { Notices } from './notices.ts';
import type { PriceDesk } from './price-desk.ts';
import type { LineView, SaveMark } from './types.ts';

export interface LineSourceContext {
  readonly model: CartModel;
  readonly prices: PriceDesk;
  readonly notices: Notices;
  /** Ids of operations that are not on disk yet. */
  readonly storing: ReadonlySet<Ulid>;
  readonly previews: ReadonlyMap<Ulid, number>;
  readonly facts: (stock_code: string) => PartFacts | null;
  /** True when the stock list is there, so that a code it does not hold is unknown. */
  readonly listReady: () => boolean;
  readonly web_discount: () => string;
  readonly customerCode: (stock_code: string) => string;
}

/** The views of a cart's lines, made when asked for and kept while nothing of them changes. */
export interface LineSource {
  /** Something may have changed: to be called before anything is read again. */
  refresh(): void;
  ids(): readonly Ulid[];
  get(id: Ulid): LineView | null;
  factsOf(stock_code: string): PartFacts | null;
  priced(): readonly PricedLine[];
}

const noIds: readonly Ulid[] = [];
const sameIds = (a: readonly Ulid[], b: readonly Ulid[]): boolean =>
  a.length === b.length && a.every((id, i) => id === b[i]);

export function createLineSource(context: LineSourceContext): LineSource {
  const { model, prices, notices } = context;
  const views = new Map<Ulid, { readonly inputs: LineInputs; readonly view: LineView }>();
  let ids = noIds;
  let idsOf: CartState | null = null;
  let byId: ReadonlyMap<Ulid, CartState['lines'][number]> = new Map();
  let marks: ReadonlyMap<Ulid, SaveMark> | null = null;

  function refresh(): void {
    marks = null;
    const { view } = model;
    if (view === idsOf) return;
    idsOf = view;
    byId = new Map(view?.lines.map((line) => [line.line_id, line]));
    const shown = view?.lines.filter(isShown).map((line) => line.line_id) ?? noIds;
    if (!sameIds(shown, ids)) ids = shown;
    if (views.size > byId.size + 50) for (const id of views.keys()) if (!byId.has(id)) views.delete(id);
  }

  function markOf(id: Ulid): SaveMark {
    if (!marks) {
      const made = new Map<Ulid, SaveMark>();
      for (const { id: operation, payload } of model.pending) {
        if (!('line_id' in payload)) continue;
        const named = byId.has(payload.line_id)
          ? payload.line_id
          : model.view && findLine(model.view, payload.line_id)?.line_id;
        if (named)
          made.set(named, context.storing.has(operation) || made.get(named) === 'storing' ? 'storing' : 'unsent');
      }
      marks = made;
    }
    return marks.get(id) ?? 'saved';
  }

  /** From the stock list, else as the server told with the price. */
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
    };
  }

  return {
    refresh,
    ids: () => ids,
    get(id) {
      const inputs = inputsOf(id);
      if (!inputs) return null;
      const before = views.get(id);
      if (before && sameInputs(before.inputs, inputs)) return before.view;
      const view = lineViewOf(inputs);
      views.set(id, { inputs, view });
      return view;
    },
    factsOf,
    priced: () =>
      ids.flatMap((id) => {
        const inputs = inputsOf(id);
        if (!inputs) return [];
        const { part } = inputs.lookup;
        const order_quantity = pricedQuantity(inputs);
        return [
          { order_quantity, pricing: part?.pricing ?? null, price_per: part?.price_per ?? null, facts: inputs.facts },
        ];
      }),
  };
}
