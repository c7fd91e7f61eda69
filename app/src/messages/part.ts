export const partMessages = {
  unknownTitle: (stockCode: string) => `No part ${stockCode}`,
  unknown: (stockCode: string) => `There is no part ${stockCode}.`,
  loadFailed: 'We couldn’t load this part.',
};
