export const homeMessages = {
  familiesRegion: 'Product families',
};
