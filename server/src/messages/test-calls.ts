export const testCallsMessages = {
  display: 'A message to display.',
  popup: 'A message to pop up.',
  failed: 'This call fails because it was asked to.',
};
