export const certificatesMessages = {
  title: 'Test certificates',
  field: 'Certificate, batch, heat, order or part',
  find: 'Find certificates',
  hint: 'Type the beginning of a number, such as TC-1000 or HXB-16080.',
  hintDetail: 'The batch and heat are on the box label.',
  mailFailed: 'We couldn’t send the email. Check the address and try again.',
  loadFailed: 'We couldn’t load the certificates. Try again.',
  noneOfPart: 'This part has no certificates.',
  noneFound: (needle: string) =>
    `No certificate, batch, heat or part begins with ${needle}, and no order of yours has this number.`,
};
