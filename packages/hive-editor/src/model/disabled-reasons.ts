/** Why an action is unavailable: the same text on the button, in the command palette and for its key. */
export const disabledReasons = {
  closed: 'This draft is not edited any more. Make a copy to go on.',
  undo: 'There is nothing to undo.',
  redo: 'There is nothing to redo.',
  root: 'Choose a component first.',
} as const;
