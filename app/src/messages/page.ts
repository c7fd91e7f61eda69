/** A published page. */
export const pageMessages = {
  loadFailed: "We couldn't load this page.",
  loadFailedHint: 'Check the connection, then try again.',
  selectorRegion: 'The product selector',
  preview: {
    title: 'Preview',
    until: (moment: string) => `This is a draft. Visitors do not see it yet. The link works until ${moment}.`,
    ended: 'This preview link no longer works.',
    endedHint: 'Ask the person who sent it for a new one.',
  },
};
