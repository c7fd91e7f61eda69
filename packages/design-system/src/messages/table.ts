export const tableMessages = {
  selectAll: 'Select all',
  selectNone: 'Select none',
  select: (row: string) => `Select ${row}`,
  rowFailed: (row: string) => `We couldn’t show ${row}.`,
  find: {
    label: 'Find in these lines',
    none: 'none',
    place: (place: number, count: number) => `${place} of ${count}`,
    previous: 'Previous match',
    next: 'Next match',
    close: 'Close find',
  },
};
