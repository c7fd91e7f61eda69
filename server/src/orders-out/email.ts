import type { Config } from '../config.ts';
import { writeCartWorkbook } from '../export/write-cart-workbook.ts';
import { createMailer, type Mail } from '../mail/mailer.ts';
import { ordersOutMessages } from '../messages/orders-out.ts';
import type { EmailDestination } from './destinations.ts';
import type { OutgoingEvent } from './outgoing-events.ts';
import type { SubmittedOrder } from './submitted-order.ts';

const { mail: texts, answer } = ordersOutMessages;
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function textOf({ id, data: order }: OutgoingEvent): string {
  const { to, option, option_name } = order.delivery;
  return [
    texts.from(order.account.name, order.account.code),
    '',
    ...(order.purchase_order === '' ? [] : [texts.purchaseOrder(order.purchase_order)]),
    ...(order.requested_date === null ? [] : [texts.requested(order.requested_date)]),
    texts.delivery(option_name || option),
    ...order.notes.map(texts.note),
    '',
    texts.deliverTo,
    ...[to.company, to.contact, to.phone, ...to.lines, `${to.suburb} ${to.state} ${to.postcode}`].filter(Boolean),
    '',
    texts.total(order.lines.length, order.totals.total),
    texts.event(id),
  ].join('\n');
}

const workbookOf = ({ lines }: SubmittedOrder) =>
  writeCartWorkbook({
    lines: lines.map(({ quantity, unit_price, line_total, reference, ...line }) => ({
      ...line,
      order_quantity: quantity,
      price: unit_price,
      extended: line_total,
      line_reference: reference,
    })),
  });

/** The mail of an event, with the order as a workbook. */
export async function orderMail({ to }: EmailDestination, event: OutgoingEvent): Promise<Mail> {
  const { order_number, account, purchase_order } = event.data;
  const content = await workbookOf(event.data);
  return {
    to,
    subject: texts.subject(order_number, account.name, purchase_order),
    text: textOf(event),
    attachments: [{ filename: `${order_number}.xlsx`, contentType: workbookType, content }],
  };
}

export async function mailOrder(destination: EmailDestination, event: OutgoingEvent, config: Config): Promise<string> {
  const mailer = createMailer(config);
  try {
    await mailer.send(await orderMail(destination, event));
  } finally {
    mailer.close();
  }
  return answer.mailed(destination.to);
}
