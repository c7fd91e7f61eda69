export const signedOutMessages = {
  title: 'You are signed out',
  lead: 'Your session ended. Unsent lines are stored in this browser and will be sent after you sign in again.',
  signIn: 'Sign in again',
  signingOut: {
    title: 'Signing out',
    lead: 'Please wait.',
  },
};
