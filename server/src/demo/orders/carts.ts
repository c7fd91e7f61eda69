import type { OperationDraft } from '@portal/domain/cart';
import { addDays, minutesFrom } from '../dates.ts';
import { branchAccounts } from '../people/accounts.ts';
import { randomFor } from '../random.ts';
import { customerAccount, wellKnown, wellKnownCarts } from '../well-known.ts';
import { buildCart, type CartPlan, type DemoCart, type Shop } from './cart-builder.ts';
import type { Goods } from './history.ts';

/** A reproducible line id, in place of the client's ULID. */
const idOf = (orderNum: string, line: number, seed: number) =>
  `01H${randomFor(`${orderNum} line ${line}`, seed).text(23)}`;

type Entry = readonly [stock_code: string, quantity: number, requested?: number];

function adds(orderNum: string, entries: readonly Entry[], seed: number): OperationDraft[] {
  return entries.map(([stock_code, quantity, requested], index) => ({
    kind: 'line.add',
    payload: {
      line_id: idOf(orderNum, index, seed),
      stock_code,
      quantity,
      ...(requested === undefined ? {} : { requested }),
    },
  }));
}

const referenceOf = (customer_reference: string): OperationDraft => ({
  kind: 'cart.reference',
  payload: { customer_reference },
});
const deliverBy = (deliveryOptionChosen: string): OperationDraft => ({
  kind: 'cart.delivery',
  payload: { deliveryOptionChosen },
});

/** Lines of the order that shows every line state. */
const eighteen: readonly Entry[] = [
  [wellKnown.normal, 300],
  ['HXN-12000-08Z', 400],
  ['WFL-12024-00Z', 1000],
  [wellKnown.increment, 50, 45],
  [wellKnown.special, 450],
  [wellKnown.priceChanged, 40],
  [wellKnown.quoted, 200],
  [wellKnown.outOfStock, 150],
  [wellKnown.poa, 1],
  ['HXN-16000-08G', 450],
  ['WSP-16000-00Z', 400],
  [wellKnown.partStock, 2000],
  ['RVT-48016-ALU', 1000],
  [wellKnown.discontinued, 37],
  [wellKnown.unknown, 100],
  [wellKnown.withoutPrice, 20],
  [wellKnown.structural, 150],
  ['CCH-41041-HDG', 12],
];
const poaLine = 8;
const removedLine = 12;

/** Random orderable parts for orders that can be confirmed, in quantities their increment allows. */
function entriesFrom(goods: readonly Goods[], purpose: string, count: number, seed: number): Entry[] {
  const random = randomFor(purpose, seed);
  const chosen = new Map<string, Entry>();
  while (chosen.size < Math.min(count, goods.length)) {
    const { part } = random.pick(goods);
    const quantity = part.sell_quantity_minimum + part.sell_quantity_increment * random.whole(0, 6);
    chosen.set(part.stock_code, [part.stock_code, quantity]);
  }
  return [...chosen.values()];
}

function kestrelPlans(goods: readonly Goods[], seed: number, today: string): CartPlan[] {
  const { open, large, confirmed, quickQuote, submitted, cancelled, empty } = wellKnownCarts;
  const common = { accode: customerAccount, username: 'customer' } as const;
  const entries = (orderNum: string, count: number) => adds(orderNum, entriesFrom(goods, orderNum, count, seed), seed);
  return [
    {
      ...common,
      orderNum: open,
      created: minutesFrom(today, -1600),
      drafts: [
        referenceOf('PO 48817'),
        ...adds(open, eighteen, seed),
        { kind: 'line.poa', payload: { line_id: idOf(open, poaLine, seed), poa: true, quantity: 1 } },
        { kind: 'line.remove', payload: { line_id: idOf(open, removedLine, seed) } },
        {
          kind: 'cart.delivery',
          payload: {
            deliveryOptionChosen: 'ROAD',
            deliveryDropshipIdChosen: 1,
            orderInstruction1: 'Ring 20 min before',
          },
        },
      ],
      savedAt: { [wellKnown.priceChanged]: 961 },
    },
    {
      ...common,
      orderNum: large,
      created: minutesFrom(today, -7000),
      drafts: [referenceOf('Alexandria stage 2'), ...entries(large, 204), deliverBy('ROAD')],
    },
    {
      ...common,
      orderNum: confirmed,
      created: minutesFrom(today, -300),
      drafts: [
        referenceOf('PO 48790'),
        ...entries(confirmed, 11),
        deliverBy('EXPRESS'),
        {
          kind: 'cart.confirm',
          payload: { at: minutesFrom(today, -280), auto_submit: minutesFrom(addDays(today, 60), 0) },
        },
      ],
    },
    {
      ...common,
      orderNum: quickQuote,
      tabtype: 'qq',
      created: minutesFrom(today, -60),
      drafts: entries(quickQuote, 7),
    },
    {
      ...common,
      orderNum: submitted,
      created: minutesFrom(today, -20_000),
      drafts: [
        referenceOf('PO 48655'),
        ...entries(submitted, 9),
        deliverBy('ROAD'),
        { kind: 'cart.confirm', payload: { at: minutesFrom(today, -19_900), auto_submit: null } },
        { kind: 'cart.submit', payload: { at: minutesFrom(today, -19_895) } },
      ],
    },
    {
      ...common,
      orderNum: cancelled,
      created: minutesFrom(today, -12_000),
      drafts: [
        referenceOf('PO 48702'),
        ...entries(cancelled, 4),
        { kind: 'cart.cancel', payload: { at: minutesFrom(today, -11_900) } },
      ],
    },
    { ...common, orderNum: empty, created: minutesFrom(today, -5), drafts: [] },
  ];
}

/** A saved order with four to thirty lines. */
function plainPlan(
  accode: string,
  number: number,
  username: string,
  goods: readonly Goods[],
  seed: number,
  today: string,
): CartPlan {
  const orderNum = `${accode}-${String(number).padStart(6, '0')}`;
  const random = randomFor(orderNum, seed);
  return {
    orderNum,
    accode,
    username,
    created: minutesFrom(today, -random.whole(200, 9000)),
    drafts: [
      referenceOf(`PO ${random.whole(20_000, 89_999)}`),
      ...adds(orderNum, entriesFrom(goods, orderNum, random.whole(4, 30), seed), seed),
      deliverBy('ROAD'),
    ],
  };
}

const assignedTo = (assignee: string, plan: CartPlan): CartPlan => ({
  ...plan,
  drafts: [...plan.drafts, { kind: 'cart.assign', payload: { assignee } }],
});

/** Carts in every state. `goods` are parts that can be ordered at a price. */
export function cartsOf(shop: Shop, goods: readonly Goods[], seed: number, today: string): DemoCart[] {
  const plans = [
    ...kestrelPlans(goods, seed, today),
    assignedTo('customer', plainPlan(customerAccount, 204_815, 'multi', goods, seed, today)),
    ...['HAR010', 'HAR011', 'OAK003'].map((accode) => plainPlan(accode, 12, 'multi', goods, seed, today)),
    ...branchAccounts()
      .filter((_, index) => index % 4 === 0)
      .map((branch) => plainPlan(branch.accode, 7, 'many', goods, seed, today)),
  ];
  return plans.map((plan) => buildCart(plan, shop, seed));
}
