import type { DeliveryOption } from './types.ts';

/**
 * CART-07: what is wrong with the chosen way of delivery, in words, or null. `options`: what the supplier offers; where there are
 * none there is nothing to choose.
 */
export function deliveryProblem(chosen: string, options: readonly Pick<DeliveryOption, 'code'>[]): string | null {
  if (options.length === 0 || options.some(({ code }) => code === chosen)) return null;
  return chosen === '' ? 'Choose a delivery option' : 'The chosen delivery option is no longer available';
}
