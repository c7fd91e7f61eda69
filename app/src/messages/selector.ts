/** The product selector. */
export const selectorMessages = {
  droppedFilters: (filters: readonly string[]) =>
    `${filters.length === 1 ? 'A filter in this address no longer exists' : 'Some filters in this address no longer exist'}: ${filters.join(', ')}.`,
  droppedFiltersHint: (count: number) => (count === 1 ? 'It was removed.' : 'They were removed.'),
  dimensions: {
    threadDiameter: 'Thread diameter',
    length: 'Length',
  },
};
