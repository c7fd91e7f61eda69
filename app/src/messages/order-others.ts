/** Edits that other people make while an order is open. */
export const orderOthersMessages = {
  title: 'Changed by others',
};
