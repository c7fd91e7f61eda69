export const logoutMessages = {
  title: 'Signing out',
  lead: 'Please wait.',
};
