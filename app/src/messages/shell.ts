/** The frame around every page. */
export const shellMessages = {
  header: {
    region: 'The header',
    unsent: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} to send`,
  },
  panelRegion: 'This panel',
  messagesRegion: 'The messages',
  menuRegion: 'The site menu',
  footerRegion: 'The footer',
  unknownError: {
    title: 'Something went wrong.',
    text: 'We have been notified. Your order lines are stored on this device until the server has them.',
    reload: 'Load the page again',
  },
  accountMenu: {
    account: 'Account',
    preferences: 'Preferences',
    customise: 'Customise theme',
    tour: 'Guided tour',
    changePassword: 'Change password',
    signOut: 'Sign out',
    pageBuilder: 'Page builder',
    data: 'Data',
  },
};
