export const cookiesMessages = {
  title: 'Cookies',
  text: 'We use cookies and browser storage to keep you signed in and to save your settings and unsent lines. With your permission we also record button clicks and page speed, to find faults.',
  essentialOnly: 'Essential only',
  acceptAll: 'Accept all',
};
