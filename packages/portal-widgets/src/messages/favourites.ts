/** The tree of favourites (FAV-01, FAV-02). */
export const favouritesMessages = {
  label: 'Favourites',
  empty: 'No favourites yet. Create a folder, or save the lines of an order.',
  add: 'Add to order',
  addCount: (count: number) => `Add ${count} to order`,
  chooseFirst: 'Choose parts or folders first',
  newFolder: 'New folder',
  delete: 'Delete',
  deleteNothing: 'Choose what to delete first',
};
