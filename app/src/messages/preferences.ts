export const preferencesMessages = {
  title: 'Preferences',
  /** As the title of a screen. */
  screenTitle: 'Your preferences',
  saving: 'Saving',
  saved: 'Saved',
  customiseTheme: 'Customise theme',
};
