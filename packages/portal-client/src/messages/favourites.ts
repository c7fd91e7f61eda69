export const favouritesMessages = {
  saveFailed: 'We couldn’t save the change. Your favourites are as they were.',
  saveOrderFailed: 'We couldn’t save the order as favourites.',
};
