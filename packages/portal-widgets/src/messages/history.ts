import { commonMessages as common } from './common.ts';

/** Past orders, the parts ordered most, and the result of ordering again (HIST-02 to HIST-04). */
export const historyMessages = {
  search: {
    text: 'Order, reference, part or words',
    from: 'From',
    to: 'To',
    search: 'Search',
    showAll: 'Show all orders',
  },
  orders: {
    caption: 'Invoiced orders, newest first',
    empty: 'No orders were invoiced in this period.',
    noneFound: 'No past order matches this search.',
    columns: {
      order: 'Order',
      reference: 'Reference',
      date: 'Date',
      lines: 'Lines',
      amount: 'Total ex GST',
      invoice: 'Invoice',
      again: 'Again',
    },
    /** Codes that matched the search, the first of them by name. */
    foundMore: (codes: string, count: number) => `${codes} and ${count} more`,
    /** After a total on phones, where no column head says what it is. */
    exGst: 'ex GST',
    invoice: 'PDF',
    invoiceLabel: (order: string) => `Invoice ${order} as PDF`,
    again: 'Order again',
    againLabel: (order: string) => `Order again: ${order}`,
    older: 'Show orders older than a year',
    olderFailed: 'We couldn’t load older orders. Try again',
  },
  lines: {
    label: (order: string) => `Lines of ${order}`,
    loadFailed: 'We couldn’t load the lines.',
    columns: {
      part: common.part,
      yourCode: common.yourCode,
      description: common.description,
      quantity: common.quantity,
      amount: 'Amount ex GST',
    },
    orderAll: (count: number) => `Order all ${count} again`,
    orderChosen: (count: number) => `Order ${count} again`,
  },
  parts: {
    caption: 'Parts by how often they were ordered',
    columns: {
      part: common.part,
      yourCode: common.yourCode,
      description: common.description,
      times: 'Times ordered',
      pieces: 'Pieces',
      last: 'Last ordered',
      quantity: common.quantity,
      order: 'Order',
    },
    quantity: (code: string) => `Quantity of ${code}`,
    quantityMissing: 'Type a quantity first',
    add: 'Add',
    addLabel: (code: string) => `Add ${code}`,
  },
  reorder: {
    nothingAdded: 'Nothing was added.',
    added: (count: number) => `${common.lines(count)} added.`,
    missing: (codes: string) => `Not added: ${codes}.`,
    changed: 'Prices that have changed:',
    changedPrice: (code: string, was: string, now: string) => `${code}: ${was} then, ${now} now`,
    onApplication: 'on application',
  },
};
