/** Changing a password, and setting a new one by a link. */
export const passwordMessages = {
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  mismatch: 'The passwords don’t match',
  change: {
    title: 'Change password',
    lead: 'Changing it ends your other sessions.',
    currentPassword: 'Current password',
    submit: 'Change password',
    done: 'Your password has changed.',
    back: 'Back to the account',
  },
  request: {
    title: 'New password',
    lead: 'Enter your user name. We’ll email you a link to set a new password.',
    username: 'User name',
    submit: 'Send the link',
    done: 'Check your email',
    /** The same whether or not the user exists (SESS-08). */
    doneLead: (username: string) =>
      `If there is a user ${username}, we have sent them a link to set a new password. It is valid for 30 minutes.`,
  },
  set: {
    title: 'New password',
    lead: 'At least 8 characters. Several words are safer than one word with symbols.',
    submit: 'Set password',
    done: 'Your password has changed',
    doneLead: 'All your sessions have ended. Sign in with the new one.',
    requestAgain: 'Request another link',
  },
};
