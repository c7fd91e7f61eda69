export const ordersMessages = {
  loading: 'Loading orders',
  tabsRegion: 'The tabs',
  screenRegion: 'This screen',
  screenSafe: 'Your lines are stored on this device.',
  unreachable: 'We couldn’t reach the server.',
  unreachableHint: 'Your lines are stored on this device.',
  noAccount: {
    title: 'Your user has no customer account yet.',
    text: 'You need one to order. Ask your administrator to add you.',
    preferences: 'Preferences',
  },
  tabs: {
    label: 'Open orders',
    closeAll: 'Close all order tabs',
    moveLeft: 'Move this order’s tab left',
    moveRight: 'Move this order’s tab right',
    submitsOn: (day: string) => `submits ${day}`,
    submitsIn: (minutes: number, seconds: string) => `submits in ${minutes}:${seconds}`,
  },
  storageRefused: 'This browser can’t store your lines.',
  storageRefusedHint:
    'Unsent changes are lost when you close this page. Leave private browsing or free some disk space.',
  sessionEnding: {
    title: (time: string) => `Your session ends at ${time}.`,
    text: 'Lines that are not sent by then stay on this device.',
    signIn: 'Sign in again now',
  },
};
