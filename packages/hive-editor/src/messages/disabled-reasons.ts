/** Why an action is unavailable: the same text on the button, in the command palette and for its key. */
export const disabledReasons = {
  closed: 'This draft can no longer be edited. Make a copy to continue.',
  undo: 'There is nothing to undo.',
  redo: 'There is nothing to redo.',
  root: 'Choose a component first.',
} as const;
