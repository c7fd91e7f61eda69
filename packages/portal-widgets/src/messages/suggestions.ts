export const suggestionsMessages = {
  searching: 'Searching…',
  failed: 'We couldn’t search. Check your connection, then type again.',
  none: 'Nothing found',
  without: (words: string) => `without ${words}`,
};
