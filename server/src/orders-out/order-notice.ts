import { type OrderEvent, prettyName } from '@portal/domain/cart';
import { shortDate } from '@portal/domain/format';
import { preferencesOf } from '../account/preferences.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import type { JobWork } from '../jobs.ts';
import { sendNotice } from '../mail/mail-limit.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { mailsMessages } from '../messages/mails.ts';
import type { Services } from '../services.ts';
import { supplierName } from '../supplier/supplier.ts';
import { linkOrigin } from '../web/origin.ts';

const { orderNotice: texts } = mailsMessages;

/** The text of the mail to the buyer; null for an event that changes nothing for them. */
function newsOf(event: OrderEvent): { readonly title: string; readonly text: string } | null {
  switch (event.kind) {
    case 'shipped':
      return { title: texts.shipped.title, text: texts.shipped.text(event.carrier, event.tracking) };
    case 'line_changed':
      return {
        title: texts.lineChanged.title,
        text: texts.lineChanged.text(event.line_number, event.quantity, event.unit_price, event.reason),
      };
    case 'line_refused':
      return { title: texts.lineRefused.title, text: texts.lineRefused.text(event.line_number, event.reason) };
    case 'back_ordered':
      return {
        title: texts.backOrdered.title,
        text: texts.backOrdered.text(
          event.line_number,
          event.quantity,
          event.expected === null ? null : shortDate(event.expected),
        ),
      };
    case 'certified':
      return { title: texts.certified.title, text: texts.certified.text(event.certificate_nos) };
    case 'credited':
      return {
        title: texts.credited.title,
        text: texts.credited.text(event.credit_note_number, event.total, event.reason),
      };
    case 'acknowledged':
    case 'picked':
    case 'invoiced':
      return null;
  }
}

type Sender = Pick<Services, 'database' | 'clock' | 'config' | 'mailer'>;

/**
 * Prepares the mail to the buyer who made an order that it was shipped or that a line was changed. Null if the event changes nothing for
 * them or they want no mails, by their preference at the time of the event. Calling the result sends the mail.
 */
async function preparedNotice(
  services: Sender,
  origin: string,
  orderNum: string,
  event: OrderEvent,
): Promise<(() => Promise<void>) | null> {
  const news = newsOf(event);
  if (news === null) return null;
  const { database, config } = services;
  const [order] = await database.query<{
    user_id: string;
    email: string;
    firstname: string;
    customer_reference: string;
  }>(sql`
    SELECT u.user_id, u.email, u.firstname, coalesce(c.head->>'customer_reference', '') AS customer_reference
    FROM cart c JOIN portal_user u ON u.user_id = c.created_by WHERE c.order_num = ${orderNum}`);
  if (!order?.email) return null;
  const userId = order.user_id;
  const preferences = await preferencesOf(database, userId);
  if (preferences.some(({ name, value }) => name === 'mail_order_changes' && value === '0')) return null;
  const name = prettyName({ customer_reference: order.customer_reference, orderNum });
  const subject = texts.subject(name, news.title);
  const text = texts.text({
    name: order.firstname,
    supplier: supplierName(config),
    order: orderNum,
    news: news.text,
    link: `${origin}/orders/${orderNum}`,
  });
  const mail = { kind: 'order', recipient: order.email, subject, detail: { order: orderNum, event: event.kind } };
  return () => sendNotice(services, { userId, realUserId: userId }, mail, text);
}

/** Mails to the buyer in the background, so that a slow mail server does not hold up the supplier's system. */
export async function noticeOfProgress(
  services: Sender & Pick<Services, 'backgroundTasks'>,
  { origin }: Pick<ValidatedRequest, 'origin'>,
  orderNum: string,
  event: OrderEvent,
): Promise<void> {
  const send = await preparedNotice(services, origin, orderNum, event);
  if (send) services.backgroundTasks.run('order notice', send);
}

/** Events whose buyers are mailed in one run. */
const mostNotices = 100;

/**
 * Mails to buyers about events that came by feed. Each is mailed at most once: a mail that the server refuses is not sent again and does
 * not stop the others. Throws if any was refused.
 */
export async function sendDueNotices(work: JobWork, mailer: Mailer = createMailer(work.config)): Promise<void> {
  const { database, config } = work;
  const refused: unknown[] = [];
  try {
    const due = await database.query<{ order_num: string; event: OrderEvent }>(sql`
      UPDATE order_event SET notice_due = false WHERE (system, event_id) IN (
        SELECT system, event_id FROM order_event WHERE notice_due ORDER BY at LIMIT ${mostNotices} FOR UPDATE SKIP LOCKED)
      RETURNING order_num, event`);
    for (const { order_num, event } of due) {
      const send = await preparedNotice({ ...work, mailer }, linkOrigin(config), order_num, event);
      await send?.().catch((error: unknown) => refused.push(error));
    }
  } finally {
    mailer.close();
  }
  if (refused.length > 0)
    throw new AggregateError(refused, `${refused.length} notices about orders could not be mailed`);
}
