export const priceMessages = {
  each: 'each',
  per: (pieces: string) => `/ ${pieces}`,
  onApplication: 'On application',
  poa: 'POA',
  none: 'No price',
};
