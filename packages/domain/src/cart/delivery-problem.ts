import { deliveryMessages } from '../messages/delivery.ts';
import type { DeliveryOption } from './types.ts';

/**
 * CART-07: an error message for the chosen delivery option, without a full stop, or null. Null also when the supplier offers
 * no `options`.
 */
export function deliveryProblem(chosen: string, options: readonly Pick<DeliveryOption, 'code'>[]): string | null {
  if (options.length === 0 || options.some(({ code }) => code === chosen)) return null;
  return chosen === '' ? deliveryMessages.option.missing : deliveryMessages.option.gone;
}
