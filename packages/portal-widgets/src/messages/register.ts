export const registerMessages = {
  title: 'Get a user name',
  lead: {
    request:
      'For customers with an account. We email a registration number to the account’s existing users, who pass it on to you.',
    requested:
      'If the account exists, we have emailed the registration number to its users. Ask them for it and enter it here.',
    number: 'Enter the registration number that you were given.',
  },
  accode: 'Account code',
  request: {
    label: 'Request a registration number',
    submit: 'Request number',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    mobile: 'Mobile',
  },
  create: {
    label: 'Registration',
    submit: 'Create user',
    number: 'Registration number',
    username: 'Choose a user name',
    password: 'Password',
  },
  haveNumber: 'I have a number',
  needNumber: 'I need a number',
  done: 'You can sign in now',
  doneLead: (username: string) => `Your user name is ${username}.`,
};
