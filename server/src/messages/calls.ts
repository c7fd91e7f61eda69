/** Refusals that any call may send, and those of calls without a feature of their own. */
export const callsMessages = {
  wrongAppToken: 'The app_token does not belong to this portal.',
  tooMany: 'Too many requests at once. Wait a moment, then try again.',
  tooManyStreams: 'Too many windows are open. Close some and try again.',
  requestTooLarge: 'The request is too large.',
  unreadable: 'The request cannot be read.',
  tooSlow: 'The request did not arrive in time. Check your connection and try again.',
  failed: 'Something went wrong. The problem was logged. Please try again.',
  unknown: (path: string | undefined) => `There is no call ${path}.`,
  keyReused: 'The Idempotency-Key was already used for a different request.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  fileTooLarge: 'The file is too large. Split it, or paste the rows.',
  noOrder: 'There is no such order.',
  noAccount: 'There is no such account.',
  reloaded: 'The order was changed elsewhere and has been reloaded.',
  notAPreference: (name: string) => `Not a value of ${name}`,
  test: {
    display: 'A message to display.',
    popup: 'A message to pop up.',
    failed: 'This call fails because it was asked to.',
  },
  noValidationModel: (name: string) => `There is no model ${name}`,
};
