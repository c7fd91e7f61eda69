import type { CartReply, CartState, DeliveryState, LineState } from './types.ts';

/** The fields of a line that operations can change, without looked-up data. */
export function lineStateOf(line: LineState): LineState {
  return {
    line_id: line.line_id,
    line_number: line.line_number,
    stock_code: line.stock_code,
    order_quantity: line.order_quantity,
    last_order_quantity: line.last_order_quantity,
    forceShow: line.forceShow,
    poa: line.poa,
    aliases: line.aliases,
    note: line.note,
    line_reference: line.line_reference,
    requested_quantity: line.requested_quantity,
    using_artificial_quantity: line.using_artificial_quantity,
    changed_revision: line.changed_revision,
    changed_by: line.changed_by,
    ...(line.quantity_by === undefined ? {} : { quantity_by: line.quantity_by }),
    ...(line.source === undefined ? {} : { source: line.source }),
  };
}

/** Copies only the delivery fields, for objects that have more, such as a CartReply. */
export function deliveryStateOf(from: DeliveryState): DeliveryState {
  return {
    deliveryOptionChosen: from.deliveryOptionChosen,
    deliveryDropshipIdChosen: from.deliveryDropshipIdChosen,
    deliveryOption3rdPartyReference: from.deliveryOption3rdPartyReference,
    deliveryOptionReceiverPaysCarrier: from.deliveryOptionReceiverPaysCarrier,
    orderInstruction1: from.orderInstruction1,
    orderInstruction2: from.orderInstruction2,
    advanced_forward_order_date: from.advanced_forward_order_date,
  };
}

/** The editable state of a cart reply. */
export function cartStateOf(reply: CartReply): CartState {
  return {
    orderNum: reply.orderNum,
    tabtype: reply.tabtype,
    accode: reply.accode,
    billto: reply.billto,
    warehouse: reply.warehouse,
    revision: reply.revision,
    customer_reference: reply.customer_reference,
    promo_code: reply.promo_code,
    assignee: reply.assignee,
    preconfirmed: reply.preconfirmed,
    confirmed: reply.confirmed,
    cancelled: reply.cancelled,
    submitted: reply.submitted,
    auto_submit: reply.auto_submit,
    delivery: deliveryStateOf(reply),
    lines: reply.orderLine.map(lineStateOf).sort((a, b) => a.line_number - b.line_number),
    nextLineId: reply.nextLineId,
  };
}
