export const partBuyingMessages = {
  label: 'Buy this part',
  price: 'Your price',
  per: (pieces: string) => `AUD / ${pieces}`,
  each: 'AUD each',
  list: (price: string) => `${price} list`,
  none: 'No Pricing Data',
  retry: 'Retry',
  onApplication: 'On application',
  columns: {
    from: 'From',
    price: 'Price',
    againstList: 'Against list',
    /** `null`: each. */
    saved: (pieces: string | null) => (pieces === null ? 'Saved each' : `Saved / ${pieces}`),
  },
  quantity: 'Quantity',
  quantityOf: (code: string) => `Quantity of ${code}`,
  packs: (packs: string, each: string) => `${packs} ${packs === '1' ? 'pack' : 'packs'} of ${each}.`,
  rounded: (typed: string, quantity: string, why: string) => `${typed} became ${quantity}. ${why}`,
  notANumber: (text: string) => `“${text}” is not a quantity.`,
};
