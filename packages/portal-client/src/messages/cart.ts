export const cartMessages = {
  loading: 'The order is still loading.',
  firstLineSaving: 'The first line is being saved',
  notYet: (reason: string) => `${reason} yet`,
  nothingTo: (direction: 'undo' | 'redo') => `There is nothing to ${direction}.`,
  unsent: 'Some changes haven’t been sent to the server yet. They are saved on this device. Try again in a moment.',
  refusedChanges: 'Some changes were not accepted. Send them again or dismiss them first.',
  expired: 'This change was made more than 14 days ago and had not been sent.',
  deliveryChanged: 'The supplier changed the delivery option.',
  firstAdded: (refusal: string, added: number) =>
    `${refusal} ${added === 1 ? 'The first item was added.' : `The first ${added} items were added.`}`,
  othersAdded: (refusal: string, added: number) =>
    `${refusal} ${added === 1 ? 'One item was added.' : `${added} items were added.`}`,
  quoteFull: (codes: string, others: number) =>
    `The quick quote was full. Removed: ${codes}${others > 0 ? ` and ${others} more` : ''}.`,
};
