import {
  type CartId,
  type CartState,
  type CartTabType,
  type DeliveryState,
  defaultWarehouse,
  noDropship,
} from './types.ts';

export const emptyDelivery: DeliveryState = {
  deliveryOptionChosen: '',
  deliveryDropshipIdChosen: noDropship,
  deliveryOption3rdPartyReference: '',
  deliveryOptionReceiverPaysCarrier: false,
  orderInstruction1: '',
  orderInstruction2: '',
  advanced_forward_order_date: null,
};

export interface NewCart {
  readonly orderNum: CartId;
  readonly accode: string;
  readonly billto: string;
  readonly tabtype?: CartTabType;
  readonly warehouse?: string;
  readonly customer_reference?: string;
  readonly delivery?: Partial<DeliveryState>;
}

/** CART-04, CART-05: an empty cart at revision 0, status saved. */
export function newCart(given: NewCart): CartState {
  return {
    orderNum: given.orderNum,
    tabtype: given.tabtype ?? 'order',
    accode: given.accode,
    billto: given.billto,
    warehouse: given.warehouse ?? defaultWarehouse,
    revision: 0,
    customer_reference: given.customer_reference ?? '',
    promo_code: '',
    assignee: null,
    preconfirmed: false,
    confirmed: null,
    cancelled: null,
    submitted: null,
    auto_submit: null,
    delivery: { ...emptyDelivery, ...given.delivery },
    lines: [],
    nextLineId: 1,
  };
}
