/** The product selector beside the lines of an order. */
export const orderSelectorMessages = {
  label: (to: string) => `Find parts for this ${to.toLowerCase()}`,
  title: 'Find parts',
  openPage: 'Open on its own page',
  close: 'Close find parts',
  result: {
    added: (quantity: number, stockCode: string) => `Added ${quantity} of ${stockCode}.`,
    /** `line` is null if the line is not known; `rounded` is the requested quantity if it was rounded. */
    addedLine: (quantity: number, stockCode: string, line: number | null, rounded: number | null) =>
      `Added ${quantity} of ${stockCode}${line === null ? '' : ` as line ${line}`}${rounded === null ? '' : `, rounded from ${rounded}`}.`,
  },
};
