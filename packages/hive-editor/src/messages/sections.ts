export const sectionMessages = {
  title: 'Saved sections',
  empty: 'Select components and save them here to use them on other pages.',
  save: 'Save the selection',
  saveHint: 'Select components first; the page itself cannot be saved',
  name: 'Name of the section',
  confirm: 'Save section',
  cancel: 'Cancel',
  remove: (name: string) => `Delete the section ${name}`,
  removed: (name: string) => `The section ${name} is deleted.`,
  undo: 'Undo',
  by: (user: string) => `Saved by ${user}`,
};
