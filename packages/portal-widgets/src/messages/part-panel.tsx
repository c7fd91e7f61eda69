import type { ReactNode } from 'react';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export const partPanelMessages = {
  label: (code: string, tab: string) => `${code}, ${tab}`,
  about: (code: string) => `About ${code}`,
  close: 'Close part panel',
  returnTo: (code: string) => `Click here to return to viewing ${code}`,
  makeIt: (quantity: string) => `Make it ${quantity}`,
  alternate: {
    inStock: (code: string) => `${code} is in stock`,
    callout: (code: ReactNode) => <>{code} is in stock and can replace it.</>,
  },
  prices: {
    each: 'Price each',
    per: (pieces: string) => `Price for ${pieces}`,
    none: 'No Pricing Data',
    retry: 'Retry',
    nextBreak: (pieces: string, saves: boolean, amount: string) =>
      `${pieces} more ${saves ? 'save' : 'cost'} ${amount}.`,
    nextPrice: (pieces: string, price: string) => `At ${pieces} the price falls to ${price}.`,
  },
  stock: {
    title: 'Stock by warehouse',
    unknown: 'No Availability Data',
    none: 'none',
    toOrder: 'to order',
    today: 'today',
    days,
    allHere: (quantity: string, here: string) => `All ${quantity} are in ${here}.`,
    someHere: (available: string, quantity: string, here: string) => `${available} of ${quantity} are in ${here}.`,
    restElsewhere: (other: string, away: number) => `${other} has the rest, ${days(away)} away.`,
    noneHere: (here: string) => `None in ${here}.`,
    allElsewhere: (other: string, quantity: string, away: number) =>
      `${other} has all ${quantity}, ${days(away)} away.`,
  },
  packaging: {
    packs: {
      EA: 'Each',
      INR: 'Inner',
      PKT: 'Packet',
      BAG: 'Bag',
      BOX: 'Box',
      BDL: 'Bundle',
      KEG: 'Keg',
      CTN: 'Carton',
      PAL: 'Pallet',
    },
    columns: { pack: 'Pack', pieces: 'Pieces', weight: 'Weight, kg', order: 'Order' },
    /** `step` is null when the part is sold singly. */
    soldFrom: (minimum: string, step: string | null) =>
      `Sold from ${minimum}${step === null ? ', singly' : ` in steps of ${step}`}.`,
  },
  details: {
    stockNotes: 'Stock notes',
    ownCode: 'Your code for this part',
    ownCodeFor: (account: string) => `Your code, for ${account}`,
    unchanged: 'Nothing has changed',
    save: 'Save code',
    saved: 'Saved for all users of the account.',
    removed: 'Removed.',
  },
  documents: { pdf: (kind: string) => `${kind}, PDF` },
  history: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    byMonth: (account: string) => `Pieces by month, ${account}`,
    pieces: 'Pieces',
    ordered: (times: number, written: { times: string; pieces: string; average: string }) =>
      `Ordered ${times === 1 ? 'once' : `${written.times} times`}, ${written.pieces} pieces in all${times > 1 ? `, ${written.average} at a time on average` : ''}.`,
    orders: 'Orders of this part, newest first',
    columns: { order: 'Order', reference: 'Reference', date: 'Date', pieces: 'Pieces', amount: 'Amount' },
    makeItAsIn: (quantity: string, order: string) => `Make it ${quantity}, as in ${order}`,
  },
  related: {
    columns: {
      code: 'Code',
      description: 'Description',
      pack: 'Pack',
      stock: (warehouse: string) => `${warehouse} stock`,
      price: 'Price',
      quantity: 'Quantity',
    },
    inStock: 'In stock',
    quantityOf: (code: string) => `Quantity of ${code}`,
    typeQuantity: 'Type a quantity',
    add: 'Add',
    addPart: (code: string) => `Add ${code}`,
  },
  staff: {
    listPrice: 'List price',
    pricePer: (price: string, pieces: string) => `${price} / ${pieces}`,
    inAllWarehouses: 'In all warehouses',
    codeOf: (account: string) => `Code of ${account}`,
    agreedPrices: 'Agreed prices',
    from: (pieces: string) => `from ${pieces}`,
    noAgreedPrices: 'No account has an agreed price.',
    topBuyers: 'Top buyers, last 365 days',
    times: (count: string) => `${count} ×`,
    noBuyers: 'No one has bought this part.',
  },
  debug: { copied: 'Copied' },
};
