import {
  type AcceptedOperation,
  applyOperation,
  type CartState,
  type CartTotals,
  newCart,
  type Operation,
  type OperationDraft,
  type OperationResult,
} from '@portal/domain/cart';
import { formatPrice, formatUnits, parseBig, roundToCents } from '@portal/domain/money';
import { extend, type FreightRate, type Pricing, ratesBetween } from '@portal/domain/price';
import { calculateOrder, priceLine } from '../../cart/pricing.ts';
import type { LinePrice } from '../../cart/rows.ts';
import type { Part } from '../../catalogue/parts.ts';
import type { DemoPart } from '../catalogue/part.ts';
import type { DemoPrice } from '../catalogue/prices.ts';
import type { DemoAccount } from '../people/accounts.ts';
import { automaticDeals, orderRules } from '../people/deals.ts';
import { deliveryOptions, warehouses } from '../people/reference.ts';
import { randomFor } from '../random.ts';

/** A cart with its history; the state is the fold of the operations. */
export interface DemoCart {
  readonly state: CartState;
  readonly username: string;
  readonly created: string;
  readonly modified: string;
  readonly totals: CartTotals;
  readonly prices: ReadonlyMap<string, LinePrice>;
  readonly history: readonly { readonly operation: AcceptedOperation; readonly result: OperationResult }[];
}

/** Source for building carts: accounts, and parts with the prices of an account. */
export interface Shop {
  readonly account: (accode: string) => DemoAccount;
  readonly part: (stock_code: string, accode: string) => Part | undefined;
}

export interface CartPlan {
  readonly orderNum: string;
  readonly accode: string;
  readonly username: string;
  readonly tabtype?: CartState['tabtype'];
  readonly warehouse?: string;
  /** UTC time of creation; operations follow every 20 s. */
  readonly created: string;
  readonly drafts: readonly OperationDraft[];
  /** Lines saved at another price: stock code → thousandths of the current price (LINE-13). */
  readonly savedAt?: Readonly<Record<string, number>>;
}

/** Freight rates as the server reads them from `delivery_option`. */
const freightRates: readonly FreightRate[] = deliveryOptions.map((option) => ({
  code: option.code,
  name: option.name,
  days: option.days,
  bands: [{ up_to_kg: '0', cost: option.base_charge }],
  per_kg_over: option.charge_per_kg,
  free_over: null,
}));

const later = (time: string, seconds: number) => new Date(Date.parse(time) + seconds * 1000).toISOString();

/** Applies a plan's operations in order. @throws Error if one is refused, which means that the plan is wrong. */
export function buildCart(plan: CartPlan, shop: Shop, seed: number): DemoCart {
  const { accode, orderNum, username } = plan;
  const account = shop.account(accode);
  const random = randomFor(orderNum, seed);
  let state = newCart({
    orderNum,
    accode,
    billto: account.billto,
    tabtype: plan.tabtype ?? 'order',
    warehouse: plan.warehouse ?? account.warehouse,
  });
  const history: { operation: AcceptedOperation; result: OperationResult }[] = [];
  let at = plan.created;
  for (const draft of plan.drafts) {
    at = later(at, 20);
    const operation = { ...draft, id: ulidFrom(random.text(23)), at, by: username } as Operation;
    const { cart, outcome } = applyOperation(state, operation);
    if (outcome.result === 'refused') throw new Error(`${orderNum}: ${draft.kind} was refused, ${outcome.reason}`);
    if (outcome.result === 'applied') {
      history.push({ operation: { ...operation, revision: cart.revision }, result: { id: operation.id, outcome } });
    }
    state = cart;
  }
  const prices = new Map(
    state.lines.map((line) => {
      const price = priceLine(line, shop.part(line.stock_code, accode), account.web_discount, at);
      return [line.line_id, savedBefore(price, plan.savedAt?.[line.stock_code], line.order_quantity)] as const;
    }),
  );
  const from = warehouses.find((each) => each.warehouse_code === state.warehouse)?.state ?? '';
  const { totals } = calculateOrder(state, prices, {
    freightRates: ratesBetween(freightRates, from, account.state),
    rules: orderRules,
    deals: automaticDeals,
    promo: null,
    today: at.slice(0, 10),
  });
  return { state, username, created: plan.created, modified: at, totals, prices, history };
}

const ulidFrom = (text: string) => `01J${text}`;

/** The line's price when it was saved, as thousandths of the current price. */
function savedBefore(price: LinePrice, thousandths: number | undefined, quantity: number): LinePrice {
  if (thousandths === undefined || price.webPrice === null || price.price_per === null) return price;
  const then = roundToCents((parseBig(price.webPrice) * BigInt(thousandths)) / 1000n);
  const webPrice = formatPrice(then);
  const extended = formatUnits(extend(webPrice, quantity, price.price_per), 4);
  return { ...price, webPrice, extended, savedWebPrice: webPrice, savedExtended: extended };
}

/** Parts as the server reads them for an account, from the generator's rows. */
export function shopOf(
  accounts: readonly DemoAccount[],
  parts: readonly DemoPart[],
  prices: readonly DemoPrice[],
): Shop {
  const accountBy = new Map(accounts.map((each) => [each.accode, each]));
  const partBy = new Map(parts.map((each) => [each.stock_code, each]));
  const pricesBy = new Map<string, DemoPrice[]>();
  for (const price of prices) {
    const list = pricesBy.get(price.stock_code);
    if (list) list.push(price);
    else pricesBy.set(price.stock_code, [price]);
  }
  return {
    account: (accode) => {
      const found = accountBy.get(accode);
      if (!found) throw new Error(`No account ${accode}`);
      return found;
    },
    part: (stock_code, accode) => {
      const part = partBy.get(stock_code);
      if (!part) return undefined;
      const own = (pricesBy.get(stock_code) ?? []).filter((price) => price.accode === null || price.accode === accode);
      return {
        facts: { ...part, pack_weight: (part.pack_weight / 1000).toFixed(3) },
        price_per: part.price_per,
        pricing: own.flatMap((price) => entriesOf(price, part.poa)),
        availability: [],
      };
    },
  };
}

const entriesOf = (price: DemoPrice, poa: boolean): Pricing[] =>
  price.quantity_breaks.map((quantity_break, index) => ({
    price_type: price.price_type,
    price: ((price.cents[index] ?? 0) / 100).toFixed(2),
    quantity_break,
    poa,
  }));
