export const addressBookMessages = {
  notSaved: 'We couldn’t reach the server, so nothing was saved. Try again.',
  notDeleted: 'We couldn’t reach the server, so nothing was deleted. Try again.',
};
