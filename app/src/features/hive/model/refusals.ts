/** Why something cannot be done now: the same words at a button, in the palette and for a key. */
export const refusals = {
  closed: 'This draft is not edited any more. Make a copy to go on.',
  undo: 'There is nothing to undo.',
  redo: 'There is nothing to redo.',
  root: 'Choose a component first.',
} as const;
