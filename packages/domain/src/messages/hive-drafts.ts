/** What is inconsistent about a draft's flags, for administrators. */
export const draftOddities = {
  publishedAndRequested: 'It is published but still has a publication request.',
  publishedNotFinalised: 'It is published but not finalised.',
  requestedNotFinalised: 'It has a publication request but is not finalised.',
} as const;
