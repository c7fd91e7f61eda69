/** The second step of signing in. */
export const signInCodeMessages = {
  title: 'Two-step sign-in',
  submit: 'Sign in',
  back: 'Back',
  required: 'Required field',
  authenticator: {
    label: 'Code',
    lead: 'Enter the six digits that your authenticator app shows.',
    use: 'Use the authenticator app',
  },
  recovery: {
    label: 'Recovery code',
    lead: 'Enter one of your recovery codes. Each works once.',
    use: 'Use a recovery code',
  },
};
