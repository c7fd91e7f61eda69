/** RUN-01: title and description of each script of the code runner. */
export const scriptsMessages = {
  test: { title: 'Test', does: 'Requests the server’s build number and checks the session.' },
  ping: { title: 'Ping', does: 'Sends the ping that every page sends every 15 seconds.' },
  redirects: {
    title: 'Redirects',
    does: 'Requests a redirect to a full address and one to a path. Neither is followed here.',
  },
  price: {
    title: 'Price of a part',
    does: (stockCode: string) => `Requests price and stock of 100 × ${stockCode} for the current account.`,
  },
  actions: {
    title: 'Envelope actions',
    does: 'Requests a response with each envelope action. None is performed here.',
  },
  slow: { title: 'Slow call', does: (seconds: number) => `Makes a call that takes ${seconds} seconds.` },
  failing: {
    title: 'Failing call',
    does: 'Makes three calls: one fails, one fails permanently, and one has invalid data.',
  },
};
