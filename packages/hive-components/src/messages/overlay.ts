/** Overlays that a click on a page opens: documents, flip books and videos. */
export const overlayMessages = {
  close: 'Close',
  book: {
    previous: 'Previous pages',
    next: 'Next pages',
    page: (number: number) => `Page ${number}`,
    pages: (shown: readonly number[], count: number) =>
      `${shown.length > 1 ? 'Pages' : 'Page'} ${shown.join(' and ')} of ${count}`,
  },
};
