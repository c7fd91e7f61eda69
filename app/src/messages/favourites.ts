export const favouritesMessages = {
  title: 'Favourites',
  loadFailed: 'We couldn’t load your favourites.',
  saveLines: 'Save the lines of an order',
  chooseOrder: 'Choose an order',
  deleted: (count: number) => `${count} deleted.`,
  undoDelete: 'Undo',
  newFolder: 'New folder',
};
