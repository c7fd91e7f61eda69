export const articleListMessages = {
  title: 'In lists of articles',
  hint: 'While the page is published, article lists show its title and its description for search engines, ordered by publication date.',
  type: 'Listed as',
  none: 'Not listed',
  filter: 'Shown in lists about',
  filterHint: 'Separate words with commas, as in the list’s filter. Use home for the home page',
  save: 'Save for lists',
  saved: 'Saved',
};
