export { uncountedReasons } from '../messages/confirmability.ts';
export { priceTypes } from '../messages/price.ts';
export { choosePrice, extend, isPoa, type PriceOnApplication, pricedOnly } from './choose.ts';
export {
  type Confirmability,
  type ConfirmableLine,
  type ConfirmTerms,
  confirmability,
  noLinesReason,
} from './confirmability.ts';
export { type CountableLine, countLine, type LineCount } from './counted.ts';
export * from './deal-types.ts';
export { applyDeals, type DealsInput, type DealsResult } from './deals.ts';
export { deliveryOptionsFor, type Freight, type FreightRate, freightFor, noFreight } from './freight.ts';
export { type FreightOffer, freightOffers, placeRatio, ratesBetween } from './freight-place.ts';
export { leastSets, piecesForSets, setsInStock } from './matching-set.ts';
export { type MoreForLess, moreForLess } from './more-for-less.ts';
export { nextBreak } from './next-break.ts';
export { type MinimumOrder, minimumOrder, noRules, type OrderRules, serviceChargeFor } from './order-rules.ts';
export { type PriceLadder, priceLadder } from './price-ladder.ts';
export { setPrice } from './set-price.ts';
export {
  addSums,
  cartTotals,
  type GoodsAndWeight,
  goodsAndWeight,
  gstRatio,
  type LineSums,
  lineAmount,
  lineSums,
  type PricedLine,
  type TotalsInput,
} from './totals.ts';
export * from './types.ts';
