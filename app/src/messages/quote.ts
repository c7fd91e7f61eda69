/** A saved quote, opened by its link. */
export const quoteMessages = {
  title: (name: string) => `Quote ${name}`,
  noQuote: 'This quote link doesn’t work.',
  incompleteLink: 'The link is incomplete. Copy it again from the message that it came in.',
  invalidLink: 'The link is no longer valid. Ask for a new one.',
  loadFailed: 'We couldn’t load the quote.',
  saveAsPdf: 'Save as PDF',
  print: 'Print',
  expired: (date: string) => `This quote expired on ${date}.`,
  expiredHint: 'Its prices are no longer valid. Ask for a new quote.',
  facts: {
    for: 'For',
    from: 'From',
    delivery: 'Delivery',
    saved: 'Saved',
    validUntil: 'Prices valid until',
  },
};
