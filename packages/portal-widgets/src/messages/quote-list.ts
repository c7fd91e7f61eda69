import { commonMessages as common } from './common.ts';

/** The list of quotes (QQ-03). */
export const quoteListMessages = {
  columns: {
    quote: 'Quote',
    number: 'Number',
    account: common.account,
    saved: 'Saved',
    validUntil: 'Prices valid until',
    lines: 'Lines',
    total: 'Total',
  },
  expired: 'Expired',
};
