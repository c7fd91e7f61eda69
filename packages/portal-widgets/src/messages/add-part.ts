/** PART-02 */
export const addPartMessages = {
  add: { order: 'Add to Order', quote: 'Add to Quote' },
  hint: {
    order: 'Click to add this product to your order',
    quote: 'Click to add this product to your quote',
  },
};
