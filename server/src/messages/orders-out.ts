/** Texts about events that go out to the supplier's systems, and what comes back. */
export const ordersOutMessages = {
  problem: {
    secret: 'must be whsec_ and 24 to 64 bytes in base 64',
    ordersOnly: (format: string) =>
      `must be order.submitted alone: the format ${format} holds orders only, json any event`,
    token: 'must be 32 to 200 letters, digits, dashes and underscores',
  },
  dead: (destination: string, count: number) =>
    `${count} ${count === 1 ? 'event' : 'events'} could not be delivered to ${destination} within three days. See portal orders-out list.`,
  answer: {
    written: (file: string) => `written to ${file}`,
    mailed: (to: string) => `mailed to ${to}`,
    status: (status: number, text: string) => `HTTP ${status}${text === '' ? '' : `: ${text}`}`,
    timeout: (seconds: number) => `no response within ${seconds} s`,
  },
  mail: {
    subject: (order: string, account: string, purchaseOrder: string) =>
      `Order ${order} from ${account}${purchaseOrder === '' ? '' : `, purchase order ${purchaseOrder}`}`,
    from: (account: string, code: string) => `${account} (${code}) submitted this order.`,
    quoteSubject: (quote: string, account: string) => `Quote ${quote} saved by ${account}`,
    quoteFrom: (account: string, code: string, validUntil: string) =>
      `${account} (${code}) saved this quote. Its prices are valid until ${validUntil}.`,
    onApplication: (lines: number) =>
      lines === 1
        ? '1 line has no price: the buyer is waiting for yours.'
        : `${lines} lines have no price: the buyer is waiting for yours.`,
    userSubject: (username: string) => `New user ${username}`,
    addressSubject: {
      'address.added': (account: string) => `Account ${account} added a delivery address`,
      'address.changed': (account: string) => `Account ${account} changed a delivery address`,
      'address.deleted': (account: string) => `Account ${account} deleted a delivery address`,
    },
    user: (name: string, username: string) => `${name} can now sign in as ${username}.`,
    contact: (email: string, mobile: string) => `Email: ${email}${mobile === '' ? '' : `, mobile: ${mobile}`}`,
    accounts: (codes: readonly string[]) => `Accounts: ${codes.join(', ')}`,
    addressBy: (username: string) => `By the user ${username}. Address:`,
    purchaseOrder: (text: string) => `Purchase order: ${text}`,
    requested: (date: string) => `Requested date: ${date}`,
    delivery: (option: string) => `Delivery: ${option}`,
    deliverTo: 'Deliver to:',
    note: (text: string) => `Note: ${text}`,
    total: (lines: number, total: string) => `${lines} ${lines === 1 ? 'line' : 'lines'}, ${total} AUD including GST.`,
    event: (id: string) => `Event ${id}. A mail with the same event id is a repeat of this one.`,
  },
  refusal: {
    noOrder: 'There is no submitted order with this number.',
    noLine: (line: number) => `The order has no line ${line}.`,
    nothingToReplay: (what: string) => `There is no order or event ${what} that left the portal.`,
    otherEvent: 'Another event was reported with this event_id.',
  },
  command: {
    summaryList: 'lists each destination’s queue, its last response and what could not be delivered',
    summaryReplay: 'sends an order’s events again, or everything that could not be delivered',
    none: 'No destinations. PORTAL_ORDERS_OUT names the file that lists them; see docs/operations.md.',
    undistributed: (count: number) => `${count} new, not queued yet`,
    destination: (name: string, kind: string, waiting: number, dead: number, delivered: number) =>
      `${name} (${kind}): ${waiting} waiting, ${dead} undeliverable, ${delivered} delivered`,
    removed: 'no longer configured',
    oldest: (since: string) => `  oldest waiting since ${since}`,
    last: (answer: string) => `  last response: ${answer}`,
    undelivered: (order: string, event: string, attempts: number, answer: string) =>
      `  undeliverable: order ${order}, event ${event}, ${attempts} attempts, ${answer}`,
    more: (count: number) => `  and ${count} more`,
    replayed: (count: number) =>
      count === 0
        ? 'Nothing to send again.'
        : `${count} ${count === 1 ? 'delivery' : 'deliveries'} will be sent again.`,
    nameOne: 'Name an order number, an event id or all (everything undeliverable).',
    noDestination: (name: string) => `There is no destination ${name}.`,
  },
} as const;
