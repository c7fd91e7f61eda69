export const preferencesMessages = {
  title: 'Preferences',
  /** As the title of a screen. */
  screenTitle: 'Your preferences',
  customiseTheme: 'Customise theme',
};
