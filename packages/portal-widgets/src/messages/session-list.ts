export const sessionListMessages = {
  title: 'Where you are signed in',
  loadFailed: 'We couldn’t load your sessions.',
  actingAsYou: (staff: string) => `${staff} of the supplier, acting as you`,
  used: (started: string, lastUsed: string) => `signed in ${started} · last used ${lastUsed}`,
  current: 'This session',
  onlyOne: 'Only on this device.',
  end: 'End session',
  endNamed: (session: string) => `End session: ${session}`,
  endOthers: 'End all others',
  password: 'To end sessions, enter your password again.',
  passwordForm: 'End sessions',
};
