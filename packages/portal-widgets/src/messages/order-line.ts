const share = (percent: string | null) => (percent === null ? '' : ` ${percent} %`);

/** What the order table and the part panel say about the state of one line. Quantities, amounts and days arrive formatted. */
export const orderLineMessages = {
  statuses: {
    normal: 'In order',
    rounded: 'Quantity rounded',
    price_up: 'Price went up',
    price_down: 'Price went down',
    out_of_stock: 'Out of stock',
    poa: 'Price on application',
    removed: 'Removed',
    discontinued: 'Discontinued',
    unknown: 'Unknown part',
    no_price: 'No Pricing Data',
    old_price: 'Price not refreshed',
    no_stock_data: 'No Availability Data',
    changed: 'Changed by someone else',
  },
  stockLevels: {
    in_stock: 'In stock',
    part: 'Part in stock',
    none: 'None in stock',
    to_order: 'To order',
  },
  icons: {
    certificate: 'Has test certificates',
    note: 'Has a note or a reference',
    promotion: 'Promotion applies',
  },
  /** Secondary text after the number in stock. */
  stockAside: {
    noMore: 'no more',
    until: (day: string) => `to ${day}`,
    ofWanted: (quantity: string) => `of ${quantity}`,
  },
  /** The strip below a line: `what` happened, and `why`. */
  notes: {
    rounded: {
      up: (from: string, to: string) => `Rounded up from ${from} to ${to}.`,
      down: (from: string, to: string) => `Rounded down from ${from} to ${to}.`,
    },
    priceUp: {
      what: (percent: string | null) => `Price up${share(percent)} since it was saved,`,
      why: (from: string, to: string, effect: string) => `from ${from} to ${to}: ${effect} more on this line.`,
    },
    priceDown: {
      what: (percent: string | null) => `Price down${share(percent)} since it was saved,`,
      why: (from: string, to: string, effect: string) => `from ${from} to ${to}: ${effect} less on this line.`,
    },
    outOfStock: {
      what: (warehouse: string, until: string | null) =>
        `None in ${warehouse}${until === null ? '' : ` until ${until}`}.`,
      substitute: (code: string, how: string, available: string, price: string | null) =>
        `${code}, ${how}: ${available} in stock${price === null ? '' : ` at ${price}`}.`,
      elsewhere: (available: string, days: number) =>
        `Another warehouse has ${available}, ${days} ${days === 1 ? 'day' : 'days'} away.`,
      nowhere: 'No other warehouse has any.',
    },
    unknown: {
      what: 'No such code.',
      near: (code: string, why: string) => `Did you mean ${code}? ${why}`,
      nothingNear: 'The stock list has no similar code.',
    },
    noPrice: {
      notCounted: 'Not counted in the total.',
      lastKnown: (price: string, age: string | null) =>
        `Last known ${price}${age === null ? '' : `, ${age}`}; not counted in the total.`,
    },
    oldPrice: (price: string, age: string | null) =>
      `The total uses the last price, ${price}${age === null ? '' : ` from ${age}`}. We keep trying to refresh it.`,
    noStock: {
      unknown: 'You can still order this line.',
      lastKnown: (available: string) => `Last known ${available} in stock.`,
    },
    /** What other people and the server did to the line. */
    notice: {
      added: (quantity: string) => `Added with a quantity of ${quantity}.`,
      removed: (quantity: string) => `Removed; the quantity was ${quantity}.`,
      quantity: (from: string, to: string) => `From ${from} to ${to}.`,
      noteChanged: 'Its note or reference changed.',
      changed: (person: string) => `${person} changed this line.`,
      restore: (quantity: string) => `Restore ${quantity}`,
      keep: 'Keep it',
      overwrote: (person: string) => `You and ${person} changed this line.`,
      overwroteDetail: (theirs: string) => `Your change applies; theirs was ${theirs}.`,
      use: (quantity: string) => `Use ${quantity}`,
      keepMine: 'Keep mine',
      corrected: (from: string, to: string) => `Changed from ${from} to ${to}.`,
      undo: 'Undo',
      refused: 'The server refused this change.',
      dismiss: 'Dismiss',
    },
    advice: {
      what: (more: string, quantity: string) => `Buy ${more} for less than ${quantity}:`,
      why: (saves: string) => `${saves} less on this line.`,
    },
  },
  remedies: {
    makeIt: (quantity: string) => `Make it ${quantity}`,
    keep: (quantity: string) => `Keep ${quantity}`,
    undo: 'Undo',
    accept: 'Accept',
    ok: 'OK',
    askOldPrice: 'Ask for the old price',
    useOther: 'Use it',
    wait: 'Wait',
    search: 'Search',
    retry: 'Retry',
  },
};
