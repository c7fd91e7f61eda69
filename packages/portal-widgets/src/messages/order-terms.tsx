import type { ReactNode } from 'react';

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** Minimum order, promo code, discounts, dispatch date and import notes, in the side panel. */
export const orderTermsMessages = {
  minimum: {
    /** `emphasis` renders the missing amount in bold. */
    short: (amount: string, minimum: string, emphasis: (text: string) => ReactNode) => (
      <>
        {emphasis(`${amount} short`)} of the minimum order of {minimum}
      </>
    ),
    meter: 'Goods towards the minimum order',
    meterValue: (amount: string, minimum: string) => `${amount} of ${minimum}`,
  },
  dispatch: {
    label: 'Send on',
    hint: 'Leave empty to send it as soon as it is submitted.',
    none: 'As soon as submitted',
    changeLabel: 'Change the dispatch date',
  },
  promo: {
    label: 'Promo',
    none: 'None',
    enter: 'Enter code',
    enterLabel: 'Enter code for a promotion',
    code: 'Promo code',
    codeMissing: 'Type a code first',
    apply: 'Apply',
    removeLabel: (code: string) => `Remove ${code}`,
    applied: (code: ReactNode, amount: string) => (
      <>
        {code} takes {amount} off.
      </>
    ),
    unchecked: (code: ReactNode) => <>{code} is saved. We are still checking it.</>,
  },
  discounts: 'Discounts',
  /** The lines that a discount applies to: this word, then their numbers. */
  lines: (count: number) => (count === 1 ? 'Line' : 'Lines'),
  moreLines: (count: number) => `and ${count} more`,
  goToLine: (line: number) => `Go to line ${line}`,
  deals: {
    label: 'Deals',
    hide: 'Hide available deals',
    show: 'See available deals',
    loadFailed: 'We couldn’t load the deals.',
    list: 'Available deals',
    until: (description: string, day: string) => `${description}, to ${day}`,
    empty: 'This order already has every available deal.',
  },
  importNotes: {
    title: 'Imported from a list',
    leftOut: (count: number) => `${rows(count)} left out`,
    toCheck: (count: number) => `${rows(count)} to check`,
    row: (row: number) => `Row ${row}`,
  },
};
