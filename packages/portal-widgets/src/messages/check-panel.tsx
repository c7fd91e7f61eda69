import type { CheckKind } from '@portal/domain/cart';
import type { ReactNode } from 'react';

/** The check of an order before it is confirmed (CART-23). */
export const checkPanelMessages = {
  title: 'Check before confirming',
  looking: 'Checking every line…',
  blocking: (count: number) => `${count} ${count === 1 ? 'issue blocks' : 'issues block'} this order.`,
  toKnow: (count: number) => `${count} ${count === 1 ? 'thing' : 'things'} to know.`,
  nothingBlocks: 'Nothing blocks this order.',
  undoHint: (keys: ReactNode) => <>{keys} undoes what you choose here.</>,
  must: 'Must be resolved',
  know: 'Good to know',
  ready: 'The order is ready to confirm.',
  goToLine: (line: number, title: string) => `Go to line ${line}: ${title}`,
  /** Title of a check that concerns a line; the others have only their message. */
  ofLine: {
    unknown_part: (line: number) => `Line ${line} is not a part`,
    no_price: (line: number) => `Line ${line} has no price`,
    pack_quantity: (line: number) => `Line ${line} is not sold in this quantity`,
    refused: (line: number) => `A change of line ${line} was not saved`,
    out_of_stock: (line: number) => `Line ${line} is not in stock`,
    part_stock: (line: number) => `Line ${line} is partly in stock`,
    discontinued: (line: number) => `Line ${line} is discontinued`,
    price_up: (line: number) => `Line ${line} costs more`,
    superseded: (line: number) => `Line ${line} is superseded`,
    changed: (line: number) => `Line ${line} was changed`,
    old_price: (line: number) => `The price of line ${line} is out of date`,
    no_stock: (line: number) => `Stock of line ${line} couldn’t be checked`,
    poa: (line: number) => `Line ${line} needs a quote`,
    price_down: (line: number) => `Line ${line} costs less`,
    waiting: (line: number) => `Line ${line} is waiting for stock`,
  } satisfies Partial<Record<CheckKind, (line: number) => string>>,
};
