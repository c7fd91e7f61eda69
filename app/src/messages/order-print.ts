export const orderPrintMessages = {
  loadFailed: 'We couldn’t load this order.',
  print: 'Print',
  back: 'Back to the order',
  unsent: 'Some changes haven’t been sent to the server yet.',
  states: {
    confirmed: 'Confirmed.',
    submitted: 'Submitted.',
    cancelled: 'Cancelled.',
  },
  facts: {
    account: 'Account',
    deliverTo: 'Deliver to',
    by: 'By',
    from: 'From',
    dispatchOn: 'Dispatch on',
    instructions: 'Instructions',
    validUntil: 'Prices valid until',
    printed: 'Printed',
  },
};
