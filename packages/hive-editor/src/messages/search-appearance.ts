export const searchAppearanceMessages = {
  title: 'In search engines and shared links',
  preview: 'Preview',
  fromContent: 'The start of the page’s text',
  name: 'Title',
  nameHint: (most: number) => `If empty, the page’s name. Search engines show about ${most} characters`,
  description: 'Description for search engines',
  descriptionHint: (most: number) => `If empty, the start of the page’s text. About ${most} characters are shown`,
  picture: 'Picture for shared links',
  pictureHint: 'Shown by messengers and social networks, about twice as wide as high',
  save: 'Save for search engines',
  saved: 'Saved',
};
