/** The draft that a preview link shows. Apart from the texts of published pages, which load without these. */
export const previewMessages = {
  title: 'Preview',
  until: (moment: string) => `This is a draft. Visitors do not see it yet. The link works until ${moment}.`,
  seenAs: 'Seen as',
  audiences: { visitor: 'Visitor', customer: 'Customer', staff: 'Staff' },
  hints: {
    visitor: 'The page looks as it does to visitors who aren’t signed in. The header stays your own.',
    customer:
      'The page looks as it does to a signed-in customer, with sample prices and stock. The header stays your own.',
    staff: 'The page looks as it does to signed-in staff. The header stays your own.',
  },
  ended: 'This preview link no longer works.',
  endedHint: 'Ask the person who sent it for a new one.',
};
