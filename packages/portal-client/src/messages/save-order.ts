const counted = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

export const saveOrderMessages = {
  noLines: 'The order has no lines to export.',
  unsent: 'Some changes haven’t been sent to the server yet. Try again in a moment, or save the order as CSV.',
  unreachable: 'We couldn’t reach the server. Save the order as CSV.',
  saved: (lines: number, fileName: string) => `Saved ${counted(lines)} as ${fileName}.`,
  copied: (lines: number) => `Copied ${counted(lines)}. Paste them into an order to add the same lines.`,
  copyBlocked: 'Your browser blocked copying. Save the order as CSV instead.',
};
