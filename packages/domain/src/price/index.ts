export { choosePrice, extend, isPoa, type PriceOnApplication, pricedOnly } from './choose.ts';
export { type Confirmability, type ConfirmableLine, confirmability } from './confirmability.ts';
export { deliveryOptionsFor, type Freight, type FreightRate, freightFor, noFreight } from './freight.ts';
export { type MoreForLess, moreForLess } from './more-for-less.ts';
export { nextBreak } from './next-break.ts';
export { cartTotals, goodsAndWeight, gstRatio, type PricedLine, type TotalsInput } from './totals.ts';
export * from './types.ts';
