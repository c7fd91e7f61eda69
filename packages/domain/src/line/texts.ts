import type { CartTabType } from '../cart/types.ts';

/** LINE-06 */
export const unknownPartText = '*** Discontinued or Unknown Part ***';
/** LINE-06, in the direct-import variant. */
export const unknownPartTextDirect = '*** Unknown Part ***';
/** LINE-02 */
export const noPricingText = 'No Pricing Data';
/** LINE-02 */
export const noAvailabilityText = 'No Availability Data';

/** LINE-06: what stands as the description of a part that is not known. */
export function unknownText(tabtype: CartTabType): string {
  return tabtype === 'hobdirect' ? unknownPartTextDirect : unknownPartText;
}
