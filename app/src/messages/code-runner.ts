export const codeRunnerMessages = {
  title: 'Scripts',
  navigation: 'Scripts',
  lead: 'Each script makes a few calls and shows the responses. Nothing is ordered or changed.',
  credentials: 'Send credentials',
  credentialsHint: 'When off, calls are sent as a visitor.',
  run: 'Run',
  calls: 'Calls of this run',
  unknown: (script: string) => `Script not found: ${script}`,
  unknownHint: 'Choose a script above.',
  scripts: {
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
  },
};
