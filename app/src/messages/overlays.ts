/** Parts of the page that may fail on their own, by name. */
export const overlaysMessages = {
  cookies: 'The cookie notice',
  tour: 'The guided tour',
  customiser: 'The theme customiser',
  console: 'The developer console',
};
