/** Problems with a BMEcat file, and how to fix them. */
export const bmecatMessages = {
  notWellFormed: (reason: string) => ({
    message: `the file is not well-formed XML: ${reason}`,
    remedy: 'It may be cut off. Export it again.',
  }),
  entities: {
    message: 'the document type declares entities, which are not read',
    remedy: 'Export the file without them.',
  },
  tooLarge: {
    message: 'an element that begins here is larger than 5 MB',
    remedy: 'Check whether its end tag is missing.',
  },
  notBmecat: {
    message: 'the file is XML, but not BMEcat',
    remedy: 'Load a file whose root element is BMECAT, version 1.2 or 2005.',
  },
  noTransaction: {
    message: 'the file has none of T_NEW_CATALOG, T_UPDATE_PRODUCTS and T_UPDATE_PRICES',
    remedy: 'Export it again.',
  },
  currency: (currency: string) => ({
    message: `is a price in ${currency}`,
    remedy: 'The portal sells in AUD. Export the prices in AUD.',
  }),
  noNetPrice: {
    message: 'has no net price (net_list or net_customer)',
    remedy: 'Export a net price, or mark the price as on_request.',
  },
} as const;
