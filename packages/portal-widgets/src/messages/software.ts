/** Tokens for the software of the supplier. */
export const softwareMessages = {
  mungo: 'Mungo software',
  product: (name: string) => `${name} software`,
  loadFailed: 'We couldn’t check your access.',
  send: {
    lead: (mobile: string) => `We text a code to your mobile, ${mobile}. Enter it to get your token.`,
    submit: 'Send the code',
  },
  code: {
    lead: (mobile: string) => `We sent a six-digit code to ${mobile}. It is valid for ten minutes.`,
    label: 'Code',
    field: 'Code from the message',
    submit: 'Get the token',
    sendAgain: 'Send another code',
  },
  token: {
    title: 'Your token',
    text: (expires: string) => `Type it into the software. It is valid until ${expires} and is not shown again.`,
  },
  closed: {
    signIn: 'For customers with an account. Sign in to ask for a token.',
    noAccount: 'The software is for customers with an account. Ask your branch for one.',
    noMobile: 'We have no mobile number to send a code to. Ask your branch to add one.',
  },
};
