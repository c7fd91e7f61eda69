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

/** CART-17: how many days ahead an order can be dated. */
export const forwardDays = 180;

const dayLong = 86_400_000;
const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** The first and last allowed forward date. All dates YYYY-MM-DD. */
export function forwardRange(today: string): { readonly first: string; readonly last: string } {
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + forwardDays * dayLong).toISOString().slice(0, 10);
  return { first: today, last };
}

/** CART-17: an error message for a forward date, without a full stop, or null. `date` null: dispatch immediately. */
export function forwardDateProblem(date: string | null, today: string): string | null {
  if (date === null) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  if (!pattern.test(date) || Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date)
    return deliveryMessages.forwardDate.invalid;
  const { first, last } = forwardRange(today);
  if (date < first) return deliveryMessages.forwardDate.past;
  return date > last ? deliveryMessages.forwardDate.tooFar(forwardDays) : null;
}
