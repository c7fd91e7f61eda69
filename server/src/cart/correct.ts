import {
  type CartState,
  findLine,
  forwardDateProblem,
  type Operation,
  type OperationResult,
} from '@portal/domain/cart';
import { quantityRules, roundQuantity } from '@portal/domain/line';
import type { FreightRate } from '@portal/domain/price';
import type { Part } from '../catalogue/parts.ts';

/** Every code that an operation touches: what it names, and what stands on the line that it names. */
export function codesOf(operation: Operation, cart: CartState): readonly string[] {
  const { payload } = operation;
  const named = 'stock_code' in payload ? [payload.stock_code] : [];
  const line = 'line_id' in payload ? findLine(cart, payload.line_id) : undefined;
  return line ? [...named, line.stock_code] : named;
}

type Corrected = Pick<OperationResult, 'corrected'> & { readonly operation: Operation };

/** The code whose quantity an operation sets, where it sets one. */
function orderedCode(operation: Operation, cart: CartState): string | null {
  switch (operation.kind) {
    case 'line.add':
    case 'line.replace':
      return operation.payload.stock_code;
    case 'line.quantity':
    case 'line.restore':
      return findLine(cart, operation.payload.line_id)?.stock_code ?? null;
    default:
      return null;
  }
}

/** LINE-07: a quantity that the part is not sold in is rounded up, and the answer says why. */
export function correctQuantity(operation: Operation, cart: CartState, parts: ReadonlyMap<string, Part>): Corrected {
  const code = orderedCode(operation, cart);
  if (code === null || !('quantity' in operation.payload)) return { operation };
  const given = operation.payload.quantity;
  const { quantity, rounded, why } = roundQuantity(given, quantityRules(parts.get(code)?.facts ?? null));
  if (!rounded) return { operation };
  const tellsTyped = operation.kind === 'line.add' || operation.kind === 'line.quantity';
  const requested = tellsTyped ? { requested: operation.payload.requested ?? given } : {};
  // The kind is the same, so the payload still fits it.
  const corrected = { ...operation, payload: { ...operation.payload, quantity, ...requested } } as Operation;
  return { operation: corrected, corrected: { quantity, why: why ?? '' } };
}

export interface Choices {
  readonly warehouses: readonly string[];
  readonly freightRates: readonly FreightRate[];
  readonly dropshipAllowed: boolean;
  /** Ids of the account's own addresses. */
  readonly dropshipIds: readonly number[];
}

/** Whether an operation chooses something that the cart's account may choose. */
export function isOpenTo(operation: Operation, choices: Choices, now: Date): boolean {
  if (operation.kind === 'cart.warehouse') return choices.warehouses.includes(operation.payload.warehouse);
  if (operation.kind !== 'cart.delivery') return true;
  const { deliveryOptionChosen: option, deliveryDropshipIdChosen: dropship } = operation.payload;
  const date = operation.payload.advanced_forward_order_date;
  // CART-17
  if (date !== undefined && forwardDateProblem(date, now.toISOString().slice(0, 10)) !== null) return false;
  if (option !== undefined && option !== '' && !choices.freightRates.some(({ code }) => code === option)) return false;
  if (dropship === undefined || dropship === -1) return true;
  return choices.dropshipAllowed && choices.dropshipIds.includes(dropship);
}
