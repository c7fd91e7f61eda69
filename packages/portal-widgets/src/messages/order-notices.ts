/** Messages about a whole order, above its lines. */
export const orderNoticesMessages = {
  secondOrder: (count: number) => `Put the other ${count} in a second order`,
  notAdded: (parts: readonly string[]) => `Not added: ${parts.join(', ')}.`,
  bringBack: (lineLimit: number) => `Bring back and allow ${lineLimit} lines`,
  refused: (count: number) => `${count} ${count === 1 ? 'change was' : 'changes were'} not accepted.`,
  refusedStored: (count: number) => `${count === 1 ? 'It is' : 'They are'} stored on this device.`,
  dismissRefused: 'Dismiss them',
  /** Rows of a list that were not decided. */
  leftRows: (count: number) =>
    count === 1
      ? 'A row of your list is not in this order yet.'
      : `${count} rows of your list are not in this order yet.`,
  leftRowsStored: (count: number) =>
    count === 1
      ? 'It is stored on this device only, until you review it or leave it out.'
      : 'They are stored on this device only, until you review them or leave them out.',
  leftRow: (text: string) => text.replace('\t', ' × '),
  furtherRows: (count: number) => `and ${count} more`,
  reviewRows: (count: number) => (count === 1 ? 'Review it' : 'Review them'),
  leaveOutRows: (count: number) => (count === 1 ? 'Leave it out' : 'Leave them out'),
};
