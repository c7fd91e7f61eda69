export const editorMessages = {
  title: 'Pages of the site',
  loadFailed: 'We couldn’t load this draft.',
  loadFailedHint: 'Your unsaved changes are stored on this device.',
  deleted: 'This draft was deleted. Choose another page or draft.',
  noDraft: 'This page has no draft yet.',
  choosePage: 'Choose a page to edit it.',
  shown: 'Shown',
  panes: { trees: 'Outline', page: 'Page', settings: 'Settings' },
  trees: { label: 'Trees', insert: 'Insert', pages: 'Pages', components: 'Components' },
  selected: { label: 'Selected', settings: 'Settings', changes: 'History' },
  page: 'Page',
};
