export const linkMessages = {
  title: 'Link',
  find: 'Find a page, part, document or article, or write an address',
  findHint: (first: string) => `Enter links to ${first}`,
  choose: (setting: string) => `Find what ${setting} leads to`,
  chooseWord: 'Find…',
  remove: 'Remove the link',
  now: (address: string) => `Now: ${address}`,
  groups: {
    address: 'Address',
    pages: 'Pages',
    anchors: 'On this page',
    parts: 'Parts',
    documents: 'Documents',
    articles: 'Articles',
  },
  results: (text: string) => `Parts that match “${text}”`,
  nothing: 'Nothing found. An address begins with / or https://, mailto: or tel:.',
};
