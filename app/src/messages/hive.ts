export const hiveMessages = {
  region: 'The page builder',
  safe: 'Unsaved changes are stored on this device.',
};
