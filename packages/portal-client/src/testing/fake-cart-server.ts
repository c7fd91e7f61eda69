import {
  type AcceptedOperation,
  applyBatch,
  applyOperation,
  type CartReply,
  type CartState,
  cartStatus,
  dropOldest,
  maximumLines,
  newCart,
  type Operation,
  type OperationResult,
  operationFrom,
  type PartFacts,
  prettyName,
  type SaveReply,
} from '@portal/domain/cart';
import { blankFacts } from '@portal/domain/catalogue';
import { okEnvelope } from '@portal/domain/fixtures';
import type { PricedPart } from '@portal/domain/price';
import { emptyTotals } from '../cart/totals.ts';
import { type Reaction, type SentRequest, scriptedFetch } from './scripted-fetch.ts';

export function replyOf(cart: CartState): CartReply {
  const { lines, delivery, ...rest } = cart;
  return {
    ...rest,
    ...delivery,
    ...emptyTotals,
    name: cart.orderNum,
    prettyName: prettyName(cart),
    status: cartStatus(cart),
    orderLine: lines.map((line) => ({
      ...line,
      customer_stock_code: '',
      facts: null,
      pricing: null,
      price_per: null,
      availability: null,
      savedWebPrice: null,
      savedExtended: null,
      priceLastCheckedAt: null,
    })),
    confirm_allowed: true,
    confirm_short_reason: '',
    dropship_allowed: true,
    deliveryOptions: [],
    warehouse_name: 'Main',
    created: '2026-01-01T00:00:00.000Z',
    modified: '2026-01-01T00:00:00.000Z',
  };
}

export function factsOf(stock_code: string, more: Partial<PartFacts> = {}): PartFacts {
  return {
    ...blankFacts,
    stock_code,
    description: `Part ${stock_code}`,
    pack_quantity: 100,
    pack_code: 'BX',
    pack_weight: '1.000',
    inner_quantity: 10,
    sell_quantity_minimum: 25,
    sell_quantity_increment: 25,
    discontinued: false,
    ...more,
  };
}

export function pricedOf(stock_code: string, price = '10.00'): PricedPart {
  return {
    stock_code,
    known: true,
    pricing: [{ price_type: 'standard', price, quantity_break: 1, poa: false }],
    price_per: 100,
    pronto_price: price,
    availability: [{ warehouse_code: '40', available: 500, next_date: null, days: 1 }],
    product_information: { ...factsOf(stock_code), object_type: 'part', data_type: 'facts' },
  };
}

function dataOf<Data>(request: SentRequest): Data {
  if (!request.body) throw new Error(`${request.url} has no body`);
  return request.body.data as Data;
}

/** A cart server for tests that applies every operation once. */
export interface FakeCartServer {
  readonly net: ReturnType<typeof scriptedFetch>;
  cart(cartId: string): CartState;
  /** Makes an edit by another user directly on the server. */
  edit(cartId: string, operation: Operation): void;
  setCart(cart: CartState): void;
  /** Keys of the saves that reached the server. */
  readonly keys: string[];
  /** How often each operation was applied. */
  readonly applied: Map<string, number>;
  /** Prices by stock code; null makes the call fail. */
  price: (stock_code: string) => PricedPart | null;
  /** The `modified_data` of the next saves' replies. */
  modified: SaveReply['modified_data'] | null;
  /** QQ-02: the server's line limit of quick quotes. */
  quickQuoteLimit: number;
  /** Number of next responses that get lost after the work was done. */
  loseResponses: number;
  /** Reacts to saves instead of applying them, until it returns undefined. */
  intercept: ((request: SentRequest) => Reaction | undefined) | null;
}

export function createFakeCartServer(cartIds: readonly string[] = ['K-000001'], user = 'pat'): FakeCartServer {
  const carts = new Map(cartIds.map((id) => [id, newCart({ orderNum: id, accode: 'K1', billto: 'K1' })]));
  const accepted = new Map<string, AcceptedOperation[]>();
  const results = new Map<string, OperationResult>();
  const replies = new Map<string, SaveReply>();
  const server: FakeCartServer = {
    net: scriptedFetch((request) => {
      const reaction = server.intercept?.(request) ?? handle(request);
      if (server.loseResponses > 0) {
        server.loseResponses -= 1;
        return 'network';
      }
      return reaction;
    }),
    cart(cartId) {
      const cart = carts.get(cartId);
      if (!cart) throw new Error(`no cart ${cartId}`);
      return cart;
    },
    setCart: (cart) => void carts.set(cart.orderNum, cart),
    edit(cartId, operation) {
      const { cart } = applyOperation(server.cart(cartId), operation);
      carts.set(cartId, cart);
      remember(cartId, [{ ...operation, revision: cart.revision }]);
    },
    keys: [],
    applied: new Map(),
    price: (code) => pricedOf(code),
    modified: null,
    quickQuoteLimit: maximumLines,
    loseResponses: 0,
    intercept: null,
  };
  function remember(cartId: string, operations: readonly AcceptedOperation[]): void {
    accepted.set(cartId, [...(accepted.get(cartId) ?? []), ...operations]);
    for (const { id } of operations) server.applied.set(id, (server.applied.get(id) ?? 0) + 1);
  }
  function save(cartId: string, request: SentRequest): Reaction {
    const key = request.headers['idempotency-key'] ?? '';
    server.keys.push(key);
    const before = replies.get(key);
    if (before) return okEnvelope(before);
    const { revision, operations } = dataOf<{ revision: number; operations: Operation[] }>(request);
    const batch = applyBatch(server.cart(cartId), operations, results, { author: user, known_revision: revision });
    carts.set(cartId, batch.cart);
    remember(cartId, batch.accepted);
    for (const draft of dropOldest(batch.cart, server.quickQuoteLimit)) {
      server.edit(
        cartId,
        operationFrom(draft, { id: `D${server.applied.size}`, at: '2026-02-02T00:00:00.000Z', by: user }),
      );
    }
    for (const result of batch.results) if (result.outcome.result !== 'refused') results.set(result.id, result);
    const reply = changesSince(cartId, revision, batch.results);
    replies.set(key, reply);
    return okEnvelope(reply);
  }
  function changesSince(cartId: string, revision: number, results: readonly OperationResult[]): SaveReply {
    return {
      status: server.modified ? 'MODIFIED_SAVE' : 'SAVED',
      ...(server.modified ? { modified_data: server.modified } : {}),
      orderNum: cartId,
      revision: server.cart(cartId).revision,
      operations: (accepted.get(cartId) ?? []).filter((operation) => operation.revision > revision),
      results,
      totals: emptyTotals,
      confirm_allowed: true,
      confirm_short_reason: '',
      deliveryOptions: [],
    };
  }
  function stamp(cartId: string, operation: Operation, request: SentRequest): Reaction {
    const { revision, answer } = dataOf<{ revision?: number; answer?: string }>(request);
    const isNew = !server.applied.has(operation.id);
    if (isNew) server.edit(cartId, operation);
    if (isNew && revision !== undefined && answer === 'changes')
      return okEnvelope({ changes: changesSince(cartId, revision, []) });
    return okEnvelope({ cart: replyOf(server.cart(cartId)) });
  }
  function handle(request: SentRequest): Reaction {
    const [, path = ''] = request.url.split(/\/v[23]\//);
    const cartId = path.split('/').at(-1) ?? '';
    const at = '2026-02-02T00:00:00.000Z';
    const made = { id: `S${request.headers['idempotency-key']}`, at, by: user };
    if (path.startsWith('cart/save/')) return save(cartId, request);
    if (path.startsWith('cart/confirm/'))
      return stamp(cartId, { ...made, kind: 'cart.confirm', payload: { at, auto_submit: at } }, request);
    if (path.startsWith('cart/unconfirm/'))
      return stamp(cartId, { ...made, kind: 'cart.unconfirm', payload: {} }, request);
    if (path.startsWith('cart/submit/'))
      return stamp(cartId, { ...made, kind: 'cart.submit', payload: { at } }, request);
    if (path === 'get-price') {
      const { cart_lines } = dataOf<{ cart_lines: { stock_code: string }[] }>(request);
      const priced = cart_lines.map(({ stock_code }) => server.price(stock_code));
      if (priced.some((part) => part === null)) return { status: 'ERROR', error: 'no_price' };
      return okEnvelope({ cart_lines: priced });
    }
    if (path.startsWith('cart/')) {
      const cart = carts.get(cartId);
      return cart ? okEnvelope({ cart: replyOf(cart) }) : { status: 'ERROR', error: 'cart_not_found' };
    }
    return { status: 'ERROR', error: 'unknown_call' };
  }
  return server;
}
