export const commonMessages = {
  copy: 'Copy',
  dismiss: 'Dismiss',
  findParts: 'Find parts',
  partsFailed: "We couldn't load the list of parts.",
};
