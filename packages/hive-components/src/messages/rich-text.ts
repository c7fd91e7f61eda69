export const richTextMessages = {
  table: 'Table',
  /** What was removed from a text, listed after the label of its setting. */
  removed: {
    comment: 'a comment',
    html: 'HTML, now shown as text',
    address: 'an address',
  },
};
