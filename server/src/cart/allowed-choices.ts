import { type CartState, findLine, forwardDateProblem, type Operation } from '@portal/domain/cart';
import type { FreightRate } from '@portal/domain/price';

/** Stock codes that an operation affects: the one that it names and that of the line that it names. */
export function codesOf(operation: Operation, cart: CartState): readonly string[] {
  const { payload } = operation;
  const named = 'stock_code' in payload ? [payload.stock_code] : [];
  const line = 'line_id' in payload ? findLine(cart, payload.line_id) : undefined;
  return line ? [...named, line.stock_code] : named;
}

export interface Choices {
  readonly warehouses: readonly string[];
  readonly freightRates: readonly FreightRate[];
  readonly dropshipAllowed: boolean;
  /** Ids of the account's own addresses. */
  readonly dropshipIds: readonly number[];
}

/** Whether the cart's account may make every choice in an operation. `today` is the supplier's day, YYYY-MM-DD. */
export function isAllowed(operation: Operation, choices: Choices, today: string): boolean {
  if (operation.kind === 'cart.warehouse') return choices.warehouses.includes(operation.payload.warehouse);
  if (operation.kind !== 'cart.delivery') return true;
  const { deliveryOptionChosen: option, deliveryDropshipIdChosen: dropship } = operation.payload;
  const date = operation.payload.advanced_forward_order_date;
  // CART-17
  if (date !== undefined && forwardDateProblem(date, today) !== null) return false;
  if (option !== undefined && option !== '' && !choices.freightRates.some(({ code }) => code === option)) return false;
  if (dropship === undefined || dropship === -1) return true;
  return choices.dropshipAllowed && choices.dropshipIds.includes(dropship);
}
