import type { CartTabType } from '../cart/types.ts';

/** LINE-06 */
export const unknownPartText = '*** Discontinued or Unknown Part ***';
/** LINE-06, in the direct-import variant. */
export const unknownPartTextDirect = '*** Unknown Part ***';
/** LINE-02 */
export const noPricingText = 'No Pricing Data';
/** LINE-02 */
export const noAvailabilityText = 'No Availability Data';

/** Returns the description shown for an unknown part (LINE-06). */
export function unknownText(tabtype: CartTabType): string {
  return tabtype === 'hobdirect' ? unknownPartTextDirect : unknownPartText;
}
