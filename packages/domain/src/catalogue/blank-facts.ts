/** Default facts for a code that is not in the catalogue, sold in single pieces (LINE-06). The caller adds code, description and state. */
export const blankFacts = {
  product_category: '',
  product_type: '',
  thread: '',
  finish: '',
  spec: '',
  size: '',
  length: '',
  image: '',
  pack_quantity: 0,
  pack_code: '',
  pack_weight: '0.000',
  inner_quantity: 0,
  sell_quantity_minimum: 1,
  sell_quantity_increment: 1,
} as const;
