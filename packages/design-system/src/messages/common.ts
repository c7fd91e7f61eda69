export const commonMessages = {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  remove: (name: string) => `Remove ${name}`,
  tryAgain: 'Try again',
  reference: (number: string) => `Reference ${number}`,
};
