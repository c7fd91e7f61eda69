import { newCart } from './new-cart.ts';
import type { CartState } from './types.ts';

/** CART-09: what is to be done with a tab's cart. */
export const vueStatuses = ['loadOrder', 'newEmptyOrder', 'forceSave'] as const;
export type VueStatus = (typeof vueStatuses)[number] | null;

export interface WorkingState {
  readonly vueStatus: VueStatus;
  readonly cart: CartState;
  /** Decimal text. */
  readonly discount: string;
  readonly saving: boolean;
  readonly retrySave: boolean;
  readonly hasBeenSaved: boolean;
  readonly tabReady: boolean;
}

/** CART-09: back to loading, with empty lines and zero discount; who the cart belongs to stays. */
export function resetTab(tab: WorkingState): WorkingState {
  const { orderNum, accode, billto, tabtype, warehouse, customer_reference } = tab.cart;
  return {
    vueStatus: 'loadOrder',
    cart: newCart({ orderNum, accode, billto, tabtype, warehouse, customer_reference }),
    discount: '0.00',
    saving: false,
    retrySave: false,
    hasBeenSaved: false,
    tabReady: false,
  };
}

/** A cart that was just made has nothing to load. */
export function newTab(cart: CartState): WorkingState {
  return { ...resetTab({ ...loadedTab(cart), cart }), vueStatus: 'newEmptyOrder', cart, tabReady: true };
}

export function loadedTab(cart: CartState): WorkingState {
  return {
    vueStatus: null,
    cart,
    discount: '0.00',
    saving: false,
    retrySave: false,
    hasBeenSaved: true,
    tabReady: true,
  };
}

/** CART-10: forceSave only when the cart really changed, which the fold tells by giving another object. */
export function editedTab(tab: WorkingState, cart: CartState): WorkingState {
  if (cart === tab.cart) return tab;
  return cart.delivery === tab.cart.delivery ? { ...tab, cart } : { ...tab, cart, vueStatus: 'forceSave' };
}

export function savingTab(tab: WorkingState): WorkingState {
  return { ...tab, saving: true };
}

/** CART-11: after an answer the cart has been saved and is off the saving list; a failed save is tried again. */
export function savedTab(tab: WorkingState, succeeded: boolean): WorkingState {
  if (!succeeded) return { ...tab, saving: false, retrySave: true };
  return { ...tab, vueStatus: null, saving: false, retrySave: false, hasBeenSaved: true };
}
