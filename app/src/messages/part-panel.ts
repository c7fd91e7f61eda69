/** The panel of a part with its tabs. */
export const partPanelMessages = {
  loadFailed: (stockCode: string) => `We couldn’t load ${stockCode}.`,
  ownPartUnchanged: (stockCode: string) => `${stockCode} is as it was.`,
  prices: {
    aside: 'ex GST, your prices',
    weightEach: (weight: string) => `${weight} each`,
  },
  related: {
    loadFailed: (tab: string) => `We couldn’t load ${tab.toLowerCase()}.`,
    none: 'None at the moment.',
  },
};
