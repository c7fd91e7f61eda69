import type { ReactNode } from 'react';

/** `5 minutes`, `90 seconds` */
function duration(seconds: number): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The side panel of an order: total, checks, delivery, confirm. */
export const orderSideMessages = {
  label: 'Order summary',
  terms: 'Terms',
  totals: {
    title: 'Total',
    priced: (priced: number, ordered: number) => `${priced} of ${ordered} lines priced`,
    goods: 'Goods',
    promo: (code: string) => `Promo ${code}`,
    freight: 'Freight',
    freightOpen: 'choose delivery',
    freightAwaited: 'when saved',
    service: 'Service charge',
    gst: 'GST 10 %',
    total: 'To pay',
    totalWithoutFreight: 'Without freight',
    currency: 'AUD',
    savedTotal: (amount: string) => `${amount} before prices changed`,
    weight: (kilograms: string) => `${kilograms} kg`,
    freightWeight: 'Weight at this freight',
    freightWeightValue: (kilograms: string, limit: number) => `${kilograms} of ${limit} kilograms`,
    freightWeightLeft: (kilograms: string) => `${kilograms} kg more at this freight`,
  },
  checks: {
    title: 'Before you confirm',
    toAnswer: (count: number) => `${count} to answer`,
    toKnow: (count: number) => `${count} to know`,
    nothingToAnswer: 'Nothing to answer',
    empty: 'No issues found.',
    all: 'Check the whole order',
    allOf: (count: number) => `Check the whole order, ${count} in all`,
    mustBeAnswered: 'Must be answered',
  },
  delivery: {
    title: 'Delivery',
    from: (warehouse: string) => `from ${warehouse}`,
    choose: 'Choose how it is sent',
    option: (name: string, days: string) => `${name}, ${days}`,
  },
  documents: { title: 'Documents' },
  confirm: {
    label: 'Confirm',
    confirm: 'Confirm order',
    keys: (keys: ReactNode) => <>{keys} confirms.</>,
    /** While something blocks the order. */
    keysLater: (keys: ReactNode) => <>Then {keys} confirms.</>,
    noGrace: 'The order is submitted immediately.',
    grace: (seconds: number) => `You can undo this for ${duration(seconds)}.`,
    confirmed: 'Confirmed',
    submitted: 'Submitted',
    cancelled: 'Cancelled',
    onHold: 'It stays confirmed until somebody submits it.',
    countdown: 'Time until the order is submitted',
    submitsOn: (day: string) => `Submits on ${day}`,
    submitsIn: (time: string) => `Submits in ${time}`,
    submitting: 'Submitting…',
    hold: 'Stop countdown',
    resume: 'Resume countdown',
    unconfirm: 'Unconfirm',
    submit: 'Submit now',
  },
};
