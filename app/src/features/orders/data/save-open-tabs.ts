import type { CartId } from '@portal/domain/cart';
import type { Transport } from '@portal/portal-client';

/** CART-01: remembered on the server too, for another browser. This browser remembers by itself, so a failure loses nothing. */
export async function saveOpenTabs(transport: Transport, ids: readonly CartId[]): Promise<void> {
  await transport.call('update-open-carts', { open_tabs: [...ids] }, { sends: 2 });
}
