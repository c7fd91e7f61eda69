export const callsMessages = {
  failed: {
    error: 'The server refused this.',
    fatal: 'The server could not do this.',
    network: 'The server cannot be reached.',
    timeout: 'The server did not respond in time.',
    maintenance: 'The site is undergoing maintenance.',
    malformed: 'We couldn’t read the server’s response.',
    aborted: 'Cancelled.',
  },
  unknown: 'This version of the portal does not have this call.',
  ok: 'OK',
  notStored: '(not stored)',
};
