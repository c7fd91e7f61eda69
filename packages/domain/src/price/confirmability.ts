import { deliveryProblem, forwardDateProblem } from '../cart/delivery-problems.ts';
import { cartStatus } from '../cart/status.ts';
import type { CartState, DeliveryOption, LineState } from '../cart/types.ts';
import { formatNumber } from '../format/number.ts';
import { type PackFacts, quantityRules, roundQuantity } from '../line/quantity.ts';
import { confirmabilityMessages as messages, uncountedReasons } from '../messages/confirmability.ts';
import { countLine } from './counted.ts';
import type { MinimumOrder } from './order-rules.ts';
import type { Pricing } from './types.ts';

/** The data of a line that confirming depends on. */
export interface ConfirmableLine extends Pick<LineState, 'line_number' | 'order_quantity'> {
  /** How the part is sold; null if the line is not a part. */
  readonly facts: PackFacts | null;
  readonly pricing: readonly Pricing[] | null;
  readonly price_per: number | null;
}

export interface Confirmability {
  readonly allowed: boolean;
  /** Empty if allowed; otherwise a short text for the button's tooltip (CART-07). */
  readonly reason: string;
  /** The line that causes it, if any. */
  readonly line_number: number | null;
}

const blocked = (reason: string, line_number: number | null = null): Confirmability => ({
  allowed: false,
  reason,
  line_number,
});

/** Returns what is wrong with a line that has a quantity, or null. */
function lineReason(line: ConfirmableLine): string | null {
  const { line_number } = line;
  if (!line.facts) return uncountedReasons.not_a_part(line_number);
  const rules = quantityRules(line.facts);
  if (roundQuantity(line.order_quantity, rules).rounded)
    return messages.lineSoldIn(line_number, formatNumber(rules.increment, 1));
  const count = countLine(line, '0');
  return count.counted || count.why === 'nothing_ordered' ? null : uncountedReasons[count.why](line_number);
}

/** The supplier's conditions for the order as a whole. */
export interface ConfirmTerms {
  readonly minimum: MinimumOrder;
  /** Code of the chosen delivery option, and the available options. */
  readonly delivery_option: string;
  readonly delivery_options: readonly Pick<DeliveryOption, 'code'>[];
  readonly forward_date: string | null;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** Needs no server: shown before the first line is saved and as soon as the last one is removed. */
export const noLinesReason = messages.noLines;

/** Returns whether a cart may be confirmed, and otherwise the first reason (CART-07). Pass the lines in screen order. */
export function confirmability(
  cart: Pick<CartState, 'confirmed' | 'cancelled' | 'submitted' | 'preconfirmed' | 'tabtype'>,
  lines: readonly ConfirmableLine[],
  terms?: ConfirmTerms,
): Confirmability {
  const status = cartStatus(cart);
  if (status !== 'saved') return blocked(messages[status]);
  if (cart.preconfirmed) return blocked(messages.beingConfirmed);
  if (cart.tabtype === 'qq') return blocked(messages.quickQuote);
  if (cart.tabtype === 'quote') return blocked(messages.quote);
  const ordered = lines.filter((line) => line.order_quantity > 0);
  if (ordered.length === 0) return blocked(noLinesReason);
  for (const line of ordered) {
    const reason = lineReason(line);
    if (reason) return blocked(reason, line.line_number);
  }
  const { minimum, shortfall } = terms?.minimum ?? { minimum: '0.00', shortfall: '0.00' };
  if (shortfall !== '0.00') return blocked(messages.belowMinimum(shortfall, minimum));
  const undelivered = terms ? deliveryProblem(terms.delivery_option, terms.delivery_options) : null;
  if (undelivered) return blocked(undelivered);
  const wrongDate = terms ? forwardDateProblem(terms.forward_date, terms.today) : null;
  if (wrongDate) return blocked(wrongDate);
  return { allowed: true, reason: '', line_number: null };
}
