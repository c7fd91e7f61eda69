/** Texts about the users that operators manage. */
export const usersMessages = {
  notFound: 'There is no such user. The list may be out of date.',
  onlyRoot: 'Only Root users can add or change Root and IT users.',
  notYourself: 'You can’t disable yourself or change your own type. Ask another Root user.',
  nameTaken: 'This user name is already taken',
  noAccounts: (accounts: readonly string[]) =>
    accounts.length === 1 ? `There is no account ${accounts[0]}` : `There are no accounts ${accounts.join(', ')}`,
  accountTwice: 'An account is named twice',
  disabled: 'This user is disabled. Enable them first.',
  noEmail: 'This user has no email address. Add one first.',
  mailFailed: 'The email couldn’t be sent. Check the mail server, then send it again.',
};
