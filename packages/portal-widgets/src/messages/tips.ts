export const tipsMessages = {
  showMe: 'Show me',
  showMeAbout: (tip: string) => `Show me: ${tip}`,
  title: 'Did you know',
  next: 'Next tip',
  hide: (tip: string) => `Do not show again: ${tip}`,
  none: 'There are no tips now.',
  subjects: 'Tips about',
  list: 'Tips',
  dismissed: 'Dismissed',
  dismissNamed: (tip: string) => `Dismiss: ${tip}`,
  showAgain: 'Show again',
  showAgainNamed: (tip: string) => `Show again: ${tip}`,
};
