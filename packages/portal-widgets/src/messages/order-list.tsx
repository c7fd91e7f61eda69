import type { CartStatus, OrderStage } from '@portal/domain/cart';
import type { ReactNode } from 'react';
import { commonMessages as common } from './common.ts';

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
const needsAnswer = 'Needs your answer';

/** The list of orders (CART-20). */
export const orderListMessages = {
  title: 'Orders',
  loadFailed: 'We couldn’t load the orders.',
  empty: 'No orders yet',
  emptyHint: 'Open, confirmed and submitted orders are listed here.',
  start: 'Start an order',
  noMatch: 'No order matches',
  showAll: 'Show all orders',
  statuses: {
    saved: 'Open',
    confirmed: 'Confirmed',
    submitted: 'Submitted',
    cancelled: 'Cancelled',
  } satisfies Record<CartStatus, string>,
  /** The supplier's progress with a submitted order. */
  stages: {
    submitted: 'Submitted',
    acknowledged: 'Acknowledged',
    picked: 'Picked',
    shipped: 'Shipped',
    invoiced: 'Invoiced',
  } satisfies Record<OrderStage, string>,
  bar: {
    search: 'Search orders',
    searchHint: 'Reference, number, place or person',
    status: 'Status',
    account: common.account,
    warehouse: common.warehouse,
    all: 'All',
    needsAnswer,
    count: (count: number, total: number) => `${count} of ${total}`,
    quotes: 'Quotes',
    importList: 'Order from a list',
    add: 'New order',
  },
  /** Counts of orders, above the list. */
  facts: {
    label: 'Orders by status',
    needsAnswer: (count: ReactNode, isOne: boolean) =>
      isOne ? <>{count} needs your answer</> : <>{count} need your answer</>,
    confirmed: (count: ReactNode) => <>{count} confirmed</>,
    nextSubmits: (time: string) => `next submits ${time}`,
    open: (count: ReactNode) => <>{count} open</>,
    submitted: (count: ReactNode) => <>{count} submitted</>,
    submittedAside: 'in 30 days',
    /** Open and confirmed orders with their total. */
    inProgress: (count: number, total: ReactNode) => (
      <>
        {orders(count)} in progress {total}
      </>
    ),
  },
  groups: {
    attention: 'Needs attention',
    attentionFact: orders,
    open: 'Open',
    /** Where an open order is listed above because it needs attention. */
    otherOpen: 'Other open orders',
    openFact: (count: number, total: string) => `${orders(count)}, ${total}`,
    recent: 'Recent',
    recentFact: (count: number) => `last 30 days, ${orders(count)}`,
    allPast: 'All past orders',
  },
  columns: {
    name: 'Order',
    number: 'Number',
    status: 'Status',
    account: common.account,
    warehouse: common.warehouse,
    assignee: common.workedOnBy,
    lines: 'Lines',
    total: 'Total, AUD',
    modified: 'Changed',
  },
  inaccessible: 'Inaccessible',
  changedBy: (time: ReactNode, person: string) => (
    <>
      {time} by {person}
    </>
  ),
  /** The user, as the person who changed an order. */
  you: 'you',
  more: (name: string) => `More for ${name}`,
  /** Actions on an order in the list (CART-14, HIST-03). */
  acts: {
    copy: 'Copy to a new order',
    again: 'Order again',
    merge: 'Merge into another order',
    claim: 'Work on it yourself',
    release: 'Hand it back',
    unconfirm: 'Unconfirm',
    recycle: 'Reopen order',
    cancel: 'Cancel order',
  },
  /** Why an order needs attention: `what` is the problem, `why` its consequence. */
  attention: {
    status: needsAnswer,
    noPrice: {
      what: (count: number) => `${common.lines(count)} ${count === 1 ? 'has' : 'have'} no price.`,
      why: 'The order cannot be confirmed with them, and the total leaves them out.',
      action: (count: number) => `Answer ${common.lines(count)}`,
    },
    noDelivery: {
      what: 'No delivery option is chosen.',
      why: 'Choose one before you confirm.',
      action: 'Choose delivery',
    },
    confirmed: {
      what: 'Confirmed, not submitted yet.',
      why: 'Submit it, or unconfirm it to change it.',
      action: 'Open',
    },
    submitting: {
      what: (time: string) => `Submits ${time}.`,
      whatNow: 'Submits now.',
      why: 'Until then you can unconfirm it and change it.',
      action: 'Unconfirm',
    },
  },
  /** CART-14 */
  merge: {
    title: (name: string) => `Merge ${name} into another order`,
    description: (name: string) =>
      `The lines of ${name} are added to the order that you choose; quantities of the same part add up. ${name} is then cancelled. It keeps its lines and can be opened again.`,
    target: 'Add the lines to',
    targetHint: (orderNum: string, lines: number, total: string) => `${orderNum}, ${common.lines(lines)}, ${total}`,
    noTarget: 'This account has no other open order.',
    noTargetReason: 'There is no other open order',
    chooseFirst: 'Choose an order first',
    cancel: 'Keep both orders',
    merge: 'Merge',
    mergeInto: (name: string) => `Merge into ${name}`,
  },
};
