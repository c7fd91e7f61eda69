export const customiserMessages = {
  title: 'Customise theme',
  stored: 'Your Custom theme, stored on this device. Changes apply immediately.',
  notStored: 'This browser can’t store the theme, so it is lost when you close the page. Export it to keep it.',
};
