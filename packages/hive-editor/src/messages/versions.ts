export const versionsMessages = {
  title: (component: string) => `Versions of ${component}`,
  hint: 'Restoring a version changes only this component, and can be undone.',
  draft: 'From draft',
  loadFailed: 'We couldn’t load the versions.',
  missing: 'This draft does not have this component.',
  unchanged: 'This component has not changed since the draft was created.',
  list: 'Versions, newest first',
  currentThere: 'Current version in that draft',
  first: 'When the draft was created',
  current: 'Current',
  restore: 'Restore this version',
};
