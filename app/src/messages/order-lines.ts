/** Messages at the lines of an order, and what screen readers say about them. */
export const orderLinesMessages = {
  badQuantity: (line: number, why: string) => `Line ${line}: ${why}`,
  askForPrice: 'Please quote a price.',
  /** Read out by screen readers. */
  spoken: {
    total: (total: string) => `Total ${total}.`,
    undone: 'Undone.',
    redone: 'Redone.',
    removed: (line: number, stockCode: string) => `Removed line ${line}, ${stockCode}.`,
    severalChanged: (count: number) => `${count} lines changed.`,
    removedByRemedy: (line: number | string) => `Removed line ${line}. Its text is back in the entry line.`,
  },
};
