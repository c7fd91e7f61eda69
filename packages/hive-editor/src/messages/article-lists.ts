export const articleListMessages = {
  title: 'In lists of articles',
  hint: 'While the page is published, lists of articles show it with its title and description for search engines, by the day of its publication.',
  type: 'Listed as',
  none: 'Not listed',
  filter: 'Shown in lists about',
  filterHint: 'Words separated by commas, as in the filter of the list; home is the home page',
  save: 'Save for lists',
  saved: 'Saved',
};
