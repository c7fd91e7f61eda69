import type { Config } from '../config.ts';
import { writeCartWorkbook } from '../export/write-cart-workbook.ts';
import { createMailer, type Mail } from '../mail/mailer.ts';
import { ordersOutMessages } from '../messages/orders-out.ts';
import type { EmailDestination } from './destinations.ts';
import type { OutgoingEvent } from './outgoing-events.ts';
import type { OrderAddress, SubmittedOrder } from './submitted-order.ts';

const { mail: texts, answer } = ordersOutMessages;
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const addressLines = (to: OrderAddress): readonly string[] =>
  [
    to.company,
    to.contact,
    to.phone,
    to.email,
    ...to.lines,
    [to.suburb, to.state, to.postcode].filter(Boolean).join(' '),
  ].filter(Boolean);

type Ordered = Omit<SubmittedOrder, 'order_number' | 'submitted'>;

function orderLines(order: Ordered): readonly string[] {
  const { to, option, option_name } = order.delivery;
  return [
    ...(order.purchase_order === '' ? [] : [texts.purchaseOrder(order.purchase_order)]),
    ...(order.requested_date === null ? [] : [texts.requested(order.requested_date)]),
    texts.delivery(option_name || option),
    ...order.notes.map(texts.note),
    '',
    texts.deliverTo,
    ...addressLines(to),
    '',
    texts.total(order.lines.length, order.totals.total),
  ];
}

async function workbookOf(number: string, { lines }: Ordered): Promise<Mail['attachments']> {
  const content = await writeCartWorkbook({
    lines: lines.map(({ quantity, unit_price, line_total, reference, ...line }) => ({
      ...line,
      order_quantity: quantity,
      price: unit_price,
      extended: line_total,
      line_reference: reference,
    })),
  });
  return [{ filename: `${number}.xlsx`, contentType: workbookType, content }];
}

interface Contents {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly attachments: Mail['attachments'];
}

async function contentsOf(event: OutgoingEvent): Promise<Contents> {
  switch (event.type) {
    case 'order.submitted': {
      const { order_number, account, purchase_order } = event.data;
      return {
        subject: texts.subject(order_number, account.name, purchase_order),
        lines: [texts.from(account.name, account.code), '', ...orderLines(event.data)],
        attachments: await workbookOf(order_number, event.data),
      };
    }
    case 'quote.saved': {
      const { quote_number, account, valid_until, lines } = event.data;
      const unpriced = lines.filter(({ unit_price }) => unit_price === null).length;
      return {
        subject: texts.quoteSubject(quote_number, account.name),
        lines: [
          texts.quoteFrom(account.name, account.code, valid_until),
          ...(unpriced === 0 ? [] : [texts.onApplication(unpriced)]),
          '',
          ...orderLines(event.data),
        ],
        attachments: await workbookOf(quote_number, event.data),
      };
    }
    case 'user.added': {
      const { username, firstname, lastname, email, mobile, accounts } = event.data;
      const name = [firstname, lastname].filter(Boolean).join(' ') || username;
      const more = accounts.length === 0 ? [] : [texts.accounts(accounts)];
      return {
        subject: texts.userSubject(username),
        lines: [texts.user(name, username), texts.contact(email, mobile), ...more],
        attachments: [],
      };
    }
    case 'address.added':
    case 'address.changed':
    case 'address.deleted': {
      const { account, changed_by, address } = event.data;
      return {
        subject: texts.addressSubject[event.type](account),
        lines: [texts.addressBy(changed_by), '', ...addressLines(address)],
        attachments: [],
      };
    }
  }
}

/** The mail of an event; an order and a quote come with a workbook. */
export async function eventMail({ to }: EmailDestination, event: OutgoingEvent): Promise<Mail> {
  const { subject, lines, attachments } = await contentsOf(event);
  return { to, subject, text: [...lines, texts.event(event.id)].join('\n'), attachments };
}

export async function mailEvent(destination: EmailDestination, event: OutgoingEvent, config: Config): Promise<string> {
  const mailer = createMailer(config);
  try {
    await mailer.send(await eventMail(destination, event));
  } finally {
    mailer.close();
  }
  return answer.mailed(destination.to);
}
