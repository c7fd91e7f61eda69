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
};
