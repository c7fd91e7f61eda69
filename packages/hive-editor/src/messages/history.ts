export const historyMessages = {
  empty: 'Your changes are listed here, and each can be undone.',
  list: 'History, newest first',
  undoToHere: 'Undo to here',
  redoToHere: 'Redo to here',
  undone: (step: string) => `Undone: ${step}`,
  redone: (step: string) => `Redone: ${step}`,
  nothingChanged: 'Nothing changed',
  andMore: (first: string, count: number) => `${first}, and ${count} more`,
  cannotUndo: (step: string) => `“${step}” cannot be undone: it was changed since.`,
  cannotRedo: (step: string) => `“${step}” cannot be redone: it was changed since.`,
  noLongerFits: 'This change no longer fits the draft.',
};
