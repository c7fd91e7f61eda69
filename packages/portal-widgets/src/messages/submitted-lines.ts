import type { ProgressState } from '@portal/domain/cart';

const states: Readonly<Record<ProgressState, string>> = {
  waiting: 'Not acknowledged yet',
  acknowledged: 'Acknowledged',
  changed: 'Changed',
  refused: 'Refused',
  back_ordered: 'On back order',
  part_shipped: 'Part shipped',
  shipped: 'Shipped',
};

/** The lines of a submitted order. */
export const submittedLinesMessages = {
  label: 'Lines and their progress',
  columns: {
    line: 'Line',
    code: 'Code',
    yourCode: 'Your code',
    description: 'Description',
    ordered: 'Ordered',
    acknowledged: 'Acknowledged',
    shipped: 'Shipped',
    backOrder: 'Back order',
    invoiced: 'Invoiced',
    state: 'State',
    price: 'Price',
    extended: 'Extended',
  },
  states,
  fewer: (pieces: string) => `${pieces} fewer`,
  more: (pieces: string) => `${pieces} more`,
  due: (pieces: string, day: string) => `${pieces} due ${day}`,
  later: (pieces: string) => `${pieces} on back order`,
  per: (pieces: string) => `/ ${pieces}`,
  each: 'each',
  summary: {
    shipped: (lines: number) => (lines === 1 ? '1 line shipped' : `${lines} lines shipped`),
    partShipped: (lines: number) => `${lines} shipped in part`,
    backOrder: (lines: number) => `${lines} on back order`,
    changed: (lines: number) => `${lines} changed by the supplier`,
    refused: (lines: number) => `${lines} refused`,
  },
};
