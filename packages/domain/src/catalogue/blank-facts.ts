/** What is said of a part that is not there: it is sold one by one (LINE-06). Its code, description and state stand beside it. */
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
