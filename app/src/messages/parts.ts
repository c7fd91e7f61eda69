/** The search page. */
export const partsMessages = {
  title: 'Find parts',
  titleFor: (words: string) => `Parts for “${words}”`,
  adding: (stockCode: string) => `Adding ${stockCode} …`,
  notAdded: (stockCode: string) => `${stockCode} was not added.`,
  added: (quantity: number, stockCode: string, order: string) => `Added ${quantity} of ${stockCode} to order ${order}.`,
};
