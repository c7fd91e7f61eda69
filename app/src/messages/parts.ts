/** The search page. */
export const partsMessages = {
  title: 'Find parts',
  titleFor: (words: string) => `Parts for “${words}”`,
};
