export const unknownPartMessages = {
  title: (code: string) => `There is no part ${code}`,
  similar: 'Similar codes:',
  looking: 'Looking for similar codes…',
  noneSimilar: 'No similar codes found.',
  search: (code: string) => `Search for ${code}`,
};
