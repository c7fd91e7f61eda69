export const pagesMessages = {
  label: 'Pages',
  find: 'Find a page',
  notFound: 'No page found.',
  empty: 'There are no pages yet.',
  loadFailed: 'We couldn’t load the pages.',
  settings: 'Page settings',
  redirects: 'Redirects',
  add: 'New page',
  addBelow: 'New page below',
  duplicate: 'Duplicate page',
  notes: {
    inactive: 'unpublished',
    unpublished: 'not published',
    requested: 'publication requested',
    scheduled: 'scheduled',
    notInMenus: 'not in menus',
  },
};
