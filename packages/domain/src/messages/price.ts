/** Short labels of the kinds of prices, beside an amount. */
export const priceTypes = { standard: 'Std', special: 'Spec', quote: 'Quote' } as const;
