/** PART-11: headings and rows of the comparison of parts. */
export const compareMessages = {
  facts: {
    description: 'Description',
    category: 'Category',
    type: 'Product type',
    size: 'Size',
    length: 'Length',
    thread: 'Thread',
    soldIn: 'Sold in',
  },
  /** Headings, in their order. */
  groups: { facts: 'Facts', details: 'Details', dimensions: 'Dimensions', packaging: 'Packaging' },
  soldInFrom: (increment: number, minimum: number) => `${increment}, from ${minimum}`,
  dimension: (label: string, symbol: string) => `${label} (${symbol})`,
  pack: (quantity: number, weight_kg: string) => `${quantity}, ${weight_kg} kg`,
} as const;
