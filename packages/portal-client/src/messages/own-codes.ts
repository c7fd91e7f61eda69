export const ownCodesMessages = {
  noAccount: 'Choose an account first.',
};
