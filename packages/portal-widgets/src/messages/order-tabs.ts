import { commonMessages as common } from './common.ts';

/** The tabs of the ordering screens (CART-01). */
export const orderTabsMessages = {
  label: 'Order tabs',
  account: common.account,
  quickQuote: 'Quick Quote',
  orders: 'Orders',
  add: 'New order',
  statuses: {
    saved: 'Saved',
    saving: 'Saving',
    answer: 'Lines to answer',
    confirmed: 'Confirmed',
    submitted: 'Submitted',
    loading: 'Loading',
  },
};
