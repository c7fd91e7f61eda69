import type { OrderLine } from '../cart/types.ts';
import { choosePrice, pricedOnly } from '../price/choose.ts';
import { nextBreak } from '../price/next-break.ts';
import type { ChosenPrice, NextBreak } from '../price/types.ts';
import { quantityRules } from './quantity.ts';
import { type LineContext, type LineStatus, lineStatuses } from './status.ts';

/** Price and states of a line. */
export interface LineFigures {
  readonly line: OrderLine;
  /** All states, most serious first; empty for a normal line. */
  readonly states: readonly LineStatus[];
  /** The most serious state. */
  readonly status: LineStatus;
  /** Null while unknown, for a quantity of 0 and when on application. */
  readonly price: ChosenPrice | null;
  readonly nextBreak: NextBreak | null;
}

/** Returns states and price of a line. Pass `quantity` to price another quantity than the ordered one, such as one being typed. */
export function lineFigures(line: OrderLine, context: LineContext, quantity = line.order_quantity): LineFigures {
  const { pricing } = line;
  const per = line.price_per ?? 1;
  const { web_discount } = context;
  const price = pricing && quantity > 0 ? pricedOnly(choosePrice(pricing, per, quantity, web_discount)) : null;
  const states = lineStatuses(line, context);
  return {
    line,
    states,
    status: states[0] ?? { state: 'normal' },
    price,
    nextBreak: pricing && price ? nextBreak(pricing, per, quantity, web_discount, quantityRules(line.facts)) : null,
  };
}
