/** The frame of a page, and the separator between its panes. */
export const pageMessages = {
  skip: 'Skip to content',
  side: (title: string) => `Beside ${title}`,
  paneClosed: 'Closed',
  paneSize: (size: number) => `${size} pixels`,
};
