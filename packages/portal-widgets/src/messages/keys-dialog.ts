/** The list of keyboard shortcuts (SHELL-14); what each does is declared with its keys. */
export const keysDialogMessages = {
  title: 'Keyboard shortcuts',
  description: 'Single keys work outside text fields.',
  /** Between two keys that do the same. */
  or: 'or',
};
