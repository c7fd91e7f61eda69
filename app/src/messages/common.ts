/** Texts that belong to no feature. */
export const commonMessages = {
  home: 'Home',
  signIn: 'Sign in',
  cancel: 'Cancel',
  tryAgain: 'Try again',
};
