export const docsMessages = {
  title: 'API documentation',
  lead: 'Every call of this portal, from the schemas that the server enforces. Calls you try are real and run as your user.',
  loadFailed: 'We couldn’t load the documentation.',
};
