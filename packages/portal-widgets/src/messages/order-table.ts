import { commonMessages as common } from './common.ts';

/** The table of an order's lines and its entry line (LINE-01, LINE-16). */
export const orderTableMessages = {
  label: 'Order lines',
  rowName: (line: number) => `line ${line}`,
  columns: {
    state: 'State',
    number: 'Number',
    code: 'Code',
    yourCode: common.yourCode,
    description: common.description,
    pack: 'Pack',
    quantity: common.quantity,
    price: 'Price',
    type: 'Type',
    extended: 'Extended',
    stock: (warehouse: string) => `${warehouse} stock`,
    marks: 'Marks',
    remove: common.remove,
  },
  cells: {
    quantity: (line: number) => `Quantity, line ${line}`,
    increase: (line: number) => `Increase the quantity of line ${line}`,
    reduce: (line: number) => `Reduce the quantity of line ${line}`,
    /** The quantity of a line that was removed. */
    wasQuantity: (quantity: string) => `was ${quantity}`,
    removed: 'Removed',
    onApplication: 'On application',
    priceEach: 'each',
    pricePer: (pieces: number) => `/ ${pieces}`,
    /** The price type of a part without a price. */
    poa: 'POA',
    askPrice: 'Ask',
    restore: 'Restore',
    noStock: 'None',
    /** After a count on phones, where no column head says what it is. */
    inStock: 'in stock',
    toOrder: 'To order',
    stockLeft: (count: string) => `${count} left`,
    remove: (line: number) => `Remove line ${line}`,
    deleteForGood: (line: number) => `Delete line ${line} for good`,
  },
  icons: {
    loading: 'Price and stock loading',
    unsent: 'Stored on this device, not sent yet',
    open: 'Open',
    priceUp: 'Price is higher than when saved',
    priceDown: 'Price is lower than when saved',
    discontinued: 'Discontinued',
  },
  entry: {
    label: 'Add a line',
    codeHead: 'Code or words',
    code: 'Code or words of the part to add',
    quantityHead: common.quantity,
    quantity: 'Quantity to add',
    importList: 'Paste a list to import',
    add: 'Add',
    codeMissing: 'Type a code first.',
    further: 'Your words name this part too. Press Enter to add it, or type another part.',
    codeAmbiguous: (code: string) => `Several parts match ${code}. Choose one with ↓ and Enter, or type more.`,
    codeUnknown: (code: string) => `No part has the code ${code}. Search by words instead.`,
    codeSimilar: (code: string) =>
      `No part has the code ${code}. Choose a similar one with ↓ and Enter, or search by words.`,
    codeIsNumber: (number: string) => `No part has the code ${number}. Type the part first, then its quantity.`,
    changeLine: (line: number, quantity: string) => `Change line ${line} to ${quantity}`,
    quantityZero: 'Type a quantity of 1 or more.',
    soldIn: (quantity: string) => `sold in ${quantity}s`,
    equals: (quantity: string) => `= ${quantity}`,
    roundedUp: (quantity: string) => `= ${quantity}, rounded up`,
  },
  /** Beside the entry line when the part was on the order already. */
  mergedInto: (line: number, before: string, quantity: string) => `Added to line ${line}: ${before} → ${quantity}.`,
  /** Read out by screen readers. */
  spoken: {
    added: (line: number, stockCode: string, quantity: string) => `Added line ${line}, ${stockCode}: ${quantity}.`,
    merged: (line: number, stockCode: string, before: string, quantity: string) =>
      `Added to line ${line}, ${stockCode}: ${before} to ${quantity}.`,
    changed: (line: number, stockCode: string, quantity: string) => `Line ${line}, ${stockCode}: ${quantity}.`,
    removed: (line: number, stockCode: string) => `Removed line ${line}, ${stockCode}.`,
  },
  empty: {
    title: 'Add the first line in the field below.',
    locked: 'This order has no lines.',
    import: 'Import a list',
    find: 'Find parts',
    typeHint:
      'Type a part code, your own code, or words such as “hex bolt m12 50”. Then type the quantity and press Enter or Add.',
    pasteHint:
      'You can also paste a list of codes and quantities into the field, or drop a file anywhere on the order.',
  },
};
