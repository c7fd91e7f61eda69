/** The draft that a preview link shows. Apart from the texts of published pages, which load without these. */
export const previewMessages = {
  title: 'Preview',
  until: (moment: string) => `This is a draft. Visitors do not see it yet. The link works until ${moment}.`,
  seenAs: 'Seen as',
  audiences: { visitor: 'Visitor', customer: 'Customer', staff: 'Staff' },
  hints: {
    visitor: 'The page is shown as to somebody who is not signed in; the header stays yours.',
    customer:
      'The page is shown as to a signed-in customer, with examples of prices and stock; the header stays yours.',
    staff: 'The page is shown as to a signed-in employee; the header stays yours.',
  },
  ended: 'This preview link no longer works.',
  endedHint: 'Ask the person who sent it for a new one.',
};
