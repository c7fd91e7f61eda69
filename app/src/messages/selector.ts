/** The product selector. */
export const selectorMessages = {
  droppedFilters: (filters: readonly string[]) =>
    `${filters.length === 1 ? 'A filter in this address no longer exists' : 'Some filters in this address no longer exist'}: ${filters.join(', ')}.`,
  droppedFiltersHint: (count: number) => (count === 1 ? 'It was removed.' : 'They were removed.'),
  without: (words: readonly string[]) => `without ${words.join(', ')}`,
  partlySorted: (count: number, column: 'price' | 'stock') =>
    `The first ${count} parts are sorted by ${column}. Narrow the list to sort all.`,
  dimensions: {
    threadDiameter: 'Thread diameter',
    length: 'Length',
  },
  trade: {
    noMore: 'no more',
    places: (count: number) => (count === 1 ? 'in 1 place' : `in ${count} places`),
    stockOn: (day: string) => `to ${day}`,
    per: (pieces: number) => (pieces === 1 ? 'each' : `/ ${pieces}`),
  },
};
