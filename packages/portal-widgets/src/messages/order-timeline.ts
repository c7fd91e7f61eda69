import { commonMessages as common } from './common.ts';

/** The past and future steps of an order. */
export const orderTimelineMessages = {
  label: 'Progress of the order',
  placed: 'Placed',
  confirmed: 'Confirmed',
  submitted: 'Submitted',
  cancelled: 'Cancelled',
  submits: 'Submits',
  submitsByHand: 'When you submit it',
  byYou: 'By you',
  by: (person: string) => `By ${person}`,
  lines: common.lines,
  /** What the supplier's system reported about the order, by kind of event. */
  events: {
    acknowledged: 'Acknowledged',
    line_changed: 'Line changed',
    line_refused: 'Line refused',
    back_ordered: 'Back order',
    picked: 'Picked',
    shipped: 'Shipped',
    invoiced: 'Invoiced',
    certified: 'Certificates',
    credited: 'Credit note',
  },
  reported: {
    line: (line: number) => `Line ${line}`,
    lineChanged: (line: number, changes: readonly string[]) =>
      `Line ${line}: ${changes.length === 0 ? 'changed' : changes.join(' and ')}`,
    quantity: (quantity: number) => `quantity ${quantity}`,
    price: (price: string) => `price ${price}`,
    backOrdered: (line: number, quantity: number) => `Line ${line}: ${quantity}`,
    credited: (number: string, total: string | undefined) => `${number}${total === undefined ? '' : `, $${total}`}`,
    due: (line: number) => `Line ${line} due`,
    notYet: 'Not yet',
  },
};
