export const whereToBuyMessages = {
  title: 'Where to buy',
};
