export const paginationMessages = {
  label: (list: string) => `Pages of ${list}`,
  previous: 'Previous page',
  next: 'Next page',
  page: (page: string) => `Page ${page}`,
  pageOf: (page: string, pages: string) => `${page} of ${pages}`,
};
