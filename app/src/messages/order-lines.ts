/** Messages at the lines of an order, and what screen readers say about them. */
export const orderLinesMessages = {
  mergedInto: (line: number, before: string, quantity: string) => `Added to line ${line}: ${before} → ${quantity}.`,
  badQuantity: (line: number, why: string) => `Line ${line}: ${why}`,
  askForPrice: 'Please quote a price.',
  /** Changes that other people and the server made. */
  notice: {
    added: (quantity: string) => `Added with a quantity of ${quantity}.`,
    removed: (quantity: string) => `Removed; the quantity was ${quantity}.`,
    quantity: (from: string, to: string) => `From ${from} to ${to}.`,
    noteChanged: 'Its note or reference changed.',
    changed: (person: string) => `${person} changed this line.`,
    restore: (quantity: string) => `Restore ${quantity}`,
    keep: 'Keep it',
    overwrote: (person: string) => `You and ${person} changed this line.`,
    overwroteDetail: (theirs: string) => `Your change applies; theirs was ${theirs}.`,
    use: (quantity: string) => `Use ${quantity}`,
    keepMine: 'Keep mine',
    corrected: (from: string, to: string) => `Changed from ${from} to ${to}.`,
    undo: 'Undo',
    refused: 'The server refused this change.',
    dismiss: 'Dismiss',
  },
  /** Read out by screen readers. */
  spoken: {
    total: (total: string) => `Total ${total}.`,
    removedByRemedy: (line: number | string) => `Removed line ${line}. Its text is back in the entry line.`,
    added: (line: number, stockCode: string, quantity: string) => `Added line ${line}, ${stockCode}: ${quantity}.`,
    merged: (line: number, stockCode: string, before: string, quantity: string) =>
      `Added to line ${line}, ${stockCode}: ${before} to ${quantity}.`,
    changed: (line: number, stockCode: string, quantity: string) => `Line ${line}, ${stockCode}: ${quantity}.`,
    removed: (line: number, stockCode: string) => `Removed line ${line}, ${stockCode}.`,
  },
};
